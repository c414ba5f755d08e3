import type { ServiceText } from '../service';

export default {
  content: `## Rood lampje, volle parkeerplaats

Valt een laadpunt uit, dan blijven auto’s staan en ritten liggen. Meld de storing met het paalnummer en een foto van het scherm. Onze monteur leest eerst op afstand mee. Vaak is een herstart, een vrijgegeven pas of een nieuwe simkaart genoeg.

Lukt dat niet, dan komt iemand langs met de gangbare onderdelen voor uw merk. Zolang de reparatie duurt, verdelen we het vermogen over de palen die nog werken.

## Oorzaken die wij vaak vinden

- De verbinding met het beheerplatform is weg door een router of uitgezet mobiel netwerk.
- De aardlekbeveiliging grijpt in door vocht in stekker of kabel.
- De lastverdeling krijgt geen meetwaarde en zet alles op minimum.
- Een aanrijding heeft de voet ontzet of de kabel beschadigd.

## Controle zonder storing

Neemt u een pand met palen over, of wisselt u van beheerder? Laat de installatie dan eerst doorlichten. Wij toetsen aan NEN 1010 en NEN 3140, controleren de MID-meters en kijken of de contractgegevens kloppen. Bij verkoop, huurwissel of einde garantie voorkomt zo’n rapport discussie.

Werkt de software van een fabrikant niet langer, zoals bij oudere EVBox-palen kan gebeuren? Dan zoeken we uit of overstappen naar een ander platform kan via het open protocol OCPP.

Wilt u storingen voor zijn, kies dan [jaarlijks onderhoud](/diensten/laadpaal-onderhoud). Voor een keuring of grote reparatie maken wij een [offerte op maat](/offerte). Voor hulp op korte termijn [belt of mailt u ons](/contact).`,
  features: [
    {
      icon: 'phone',
      title: 'Eerst op afstand',
      description: 'We lezen logboek en foutcode uit terwijl u aan de lijn bent.',
      content: '',
    },
    {
      icon: 'wrench',
      title: 'Onderdelen in de bus',
      description: 'Stekkerhouders, aardlekautomaten en kaartlezers van gangbare merken rijden mee.',
      content: '',
    },
    {
      icon: 'network',
      title: 'Overstap van platform',
      description: 'Palen met OCPP koppelen wij los en melden we bij uw nieuwe beheerder aan.',
      content: '',
    },
    {
      icon: 'file',
      title: 'Rapport bij overdracht',
      description: 'Koper en verkoper, of huurder en verhuurder, zien dezelfde meetwaarden.',
      content: '',
    },
  ],
  process: [
    {
      title: 'Melden',
      description: 'Geef paalnummer, foutmelding en een contactpersoon ter plaatse door.',
    },
    {
      title: 'Uitlezen',
      description: 'Wij beoordelen of de oorzaak in netwerk, software of hardware zit. Die eerste diagnose is gratis.',
    },
    {
      title: 'Veiligstellen',
      description: 'Bij beschadiging schakelen we de paal af en zetten we het vak af.',
    },
    {
      title: 'Repareren',
      description: 'De monteur vervangt het deel, meet door en laadt een auto als proef.',
    },
    {
      title: 'Terugkoppelen',
      description: 'U hoort de oorzaak en hoe u herhaling voorkomt. Komt de fout terug, dan heropenen we de melding.',
    },
  ],
  benefits: [
    'Storingsdienst dag en nacht bereikbaar',
    'Eerst hulp op afstand, dan pas een bezoek',
    'Resterende palen blijven leveren tijdens reparatie',
    'Onafhankelijke keuring bij overname van een pand',
    'Hulp bij palen waarvan de fabrikant is gestopt',
  ],
} satisfies ServiceText;
