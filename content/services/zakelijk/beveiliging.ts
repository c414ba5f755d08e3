import type { ServiceText } from '../service';

export default {
  content: `## Begin bij het risico, niet bij de camera

Wat wilt u beschermen: voorraad, mensen, gegevens of een laadplein waar ’s nachts kabels verdwijnen? Uit dat antwoord volgt de mix van deuren, licht, detectie en beeld. Vaak doet betere buitenverlichting meer dan een extra camera.

## Wat wij installeren

- Camera’s met opslag op locatie en kijkrechten per gebruiker.
- Inbraakdetectie met doormelding naar een particuliere alarmcentrale naar keuze.
- Toegangscontrole met pas, telefoon of code, per deur en per tijdvak.
- Intercoms voor kantoren, poorten en appartementengebouwen.
- Noodverlichting en bekabeling voor brandmeld- en ontruimingssystemen.

Vraagt uw verzekeraar een bepaalde risicoklasse of een certificaat? Meld dat bij de aanvraag. Een alarminstallatie met certificaat laten we ontwerpen en opleveren door een erkend beveiligingsbedrijf.

## Camera’s binnen de privacyregels

Filmen mag met een gerechtvaardigd doel, zo min mogelijk inbreuk en een zichtbaar bord. De Autoriteit Persoonsgegevens houdt vier weken aan als richtlijn voor het bewaren van beelden. Ziet de camera personeel, dan heeft de ondernemingsraad instemmingsrecht als u er een hebt. Een VvE neemt het besluit in de ledenvergadering. Wij stellen kijkhoek en afdekking zo in dat openbare weg en buren buiten beeld blijven waar dat kan.

Het systeem hangt aan een eigen deel van uw [datanetwerk](/diensten/datanetwerken), met wachtwoorden die u zelf beheert. De rondgang is gratis. [Vraag hem hier aan](/offerte) of [stel eerst een vraag](/contact).`,
  features: [
    {
      icon: 'shield',
      title: 'Plan per risico',
      description: 'Elke maatregel op de tekening verwijst naar het risico dat u ermee beperkt.',
      content: '',
    },
    {
      icon: 'door',
      title: 'Rechten per tijdvak',
      description: 'Schoonmaak, leerlingen en chauffeurs openen alleen hun deuren, op hun uren.',
      content: '',
    },
    {
      icon: 'file',
      title: 'Privacystukken mee',
      description: 'Cameraplan, bewaartermijn en bordtekst krijgt u als concept aangeleverd.',
      content: '',
    },
    {
      icon: 'bolt',
      title: 'Blijft werken bij uitval',
      description: 'Accu’s en een noodvoeding houden detectie en sloten in bedrijf.',
      content: '',
    },
  ],
  process: [
    {
      title: 'Rondgang overdag en ’s avonds',
      description: 'Licht en looplijnen verschillen. Daarom kijken we op twee momenten.',
    },
    {
      title: 'Beveiligingsplan',
      description:
        'U ontvangt een plattegrond met zones, kijkhoeken en doormelding. Daar hoort een offerte op maat bij.',
    },
    {
      title: 'Afstemming',
      description: 'Verzekeraar, ondernemingsraad of VvE reageert voordat wij bestellen.',
    },
    {
      title: 'Installatie',
      description: 'Kabels leggen we uit het zicht, centrale apparatuur in een afgesloten ruimte.',
    },
    {
      title: 'Inregelen en instructie',
      description:
        'Valse meldingen halen we eruit. Uw mensen oefenen met in- en uitschakelen. Verandert later een looplijn, dan passen we het plan aan.',
    },
  ],
  benefits: [
    'Maatregelen die bij uw polis passen',
    'Eén pas voor deuren, poort en laadplein',
    'Sleutelverlies kost geen nieuwe cilinders meer',
    'Beelden bewaard volgens de AVG',
    'Elektra, deuren en beveiliging van één partij',
  ],
} satisfies ServiceText;
