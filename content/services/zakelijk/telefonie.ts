import type { ServiceText } from '../service';

export default {
  content: `## Bereikbaar op elk toestel dat u kiest

KPN heeft ISDN uitgezet en de oude koperlijnen volgen. Bellen gaat nu over internet: op een vast toestel, een laptop of de mobiele telefoon. Wij brengen uw nummers over, sluiten de toestellen aan en zorgen dat de lijn goed klinkt.

## Wat er verder aan de oude lijn hangt

Voordat u opzegt, lopen wij het gebouw na. Achter een vergeten aansluiting zit vaak meer:

- de noodtelefoon in de lift
- de kiezer van brand- of inbraakmelding
- een pinautomaat, frankeermachine of fax
- een poort of storingsmelder die via 2G belt

Voor elk van die apparaten zoeken we een opvolger. Ook de oudere mobiele netten, 2G en 3G, verdwijnen. Pas als alles is omgezet, gaat de oude lijn eraf.

## Een centrale zonder kast

In een online telefooncentrale regelt u zelf openingstijden, keuzemenu en wachtrij. Een zieke receptionist betekent dan niet dat de telefoon zwijgt. In magazijnen, zorg en stallen plaatsen we DECT-masten, zodat gesprekken niet wegvallen tussen stellingen en staal. Het vaste adres per nummer geven we op, zodat 112 weet waar u bent.

Goede spraak vraagt een net dat spraak voorrang geeft. Wij controleren daarom eerst uw [bekabeling en switches](/diensten/datanetwerken). Nummers blijven behouden, en u bepaalt zelf op welk moment we overgaan. [Vraag een telefonieplan aan](/offerte). De prijs in de offerte hangt af van het aantal toestellen en nummers.`,
  features: [
    {
      icon: 'phone',
      title: 'Vast en mobiel samen',
      description: 'Collega’s bellen met het bedrijfsnummer, op kantoor, thuis of onderweg.',
      content: '',
    },
    {
      icon: 'check',
      title: 'Nummers blijven gelijk',
      description: 'We dienen de overdracht in en bewaken de datum bij beide aanbieders.',
      content: '',
    },
    {
      icon: 'network',
      title: 'Dekking tussen staal',
      description: 'DECT-masten plaatsen we na een meting op de looproute van uw mensen.',
      content: '',
    },
    {
      icon: 'shield',
      title: 'Lift en alarm meegenomen',
      description: 'Noodlijnen krijgen een geschikte opvolger en worden met de meldkamer getest.',
      content: '',
    },
  ],
  process: [
    {
      title: 'Lijnen inventariseren',
      description: 'Facturen en een gratis ronde langs meterkasten tonen elke lijn die u betaalt.',
    },
    {
      title: 'Belplan tekenen',
      description: 'Wie neemt op, wat hoort een beller na sluitingstijd, waar gaat storing heen?',
    },
    {
      title: 'Netwerk voorbereiden',
      description: 'Switches krijgen spraakvoorrang en voeding voor de toestellen.',
    },
    {
      title: 'Proefdraaien',
      description: 'Een afdeling belt een week op het nieuwe systeem. Daarna passen we het belplan aan.',
    },
    {
      title: 'Nummers overzetten',
      description:
        'Op het afgesproken uur gaan de nummers over. Onze monteur is dan bij u. Vragen van gebruikers beantwoorden we ook daarna.',
    },
  ],
  benefits: [
    'Minder vaste lijnen op de factuur',
    'Bereikbaar vanaf elke vestiging met één nummerplan',
    'Keuzemenu en openingstijden zelf aanpassen',
    'Geen verrassing bij lift of brandmelder',
    'Hulp van dezelfde partij als uw netwerk',
  ],
} satisfies ServiceText;
