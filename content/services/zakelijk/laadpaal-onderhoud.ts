import type { ServiceText } from '../service';

export default {
  content: `## Palen die het maandagochtend doen

Een laadpaal staat buiten, wordt tien keer per dag aangeraakt en soms aangereden. Slijtage begint klein: een losse klem, een gebarsten stekkerhouder, een aardlekschakelaar die te laat afschakelt. Met een onderhoudscontract vinden wij dat voordat een chauffeur met een lege accu staat.

## Wat wij jaarlijks nalopen

- Aansluitklemmen natrekken en met een warmtebeeld controleren.
- Aardlekbeveiliging, isolatieweerstand en aarding meten.
- Stekkers, kabels, slot en behuizing reinigen en beoordelen.
- Firmware bijwerken, na overleg met uw beheerplatform.
- Verlichting, bebording en aanrijdbeveiliging nalopen.

De metingen sluiten aan op NEN 3140, zodat uw installatieverantwoordelijke ze direct kan overnemen. Elk laadpunt houdt een eigen historie, herkenbaar aan een nummer op de paal.

## Eén contract voor gemengde merken

Wagenparken groeien per jaar, en de palen dus ook. Wij onderhouden Alfen, Wallbox, EVBox en NewMotion naast elkaar. Voor EVBox, waarvan de productie is gestopt, bespreken we met u hoe lang repareren zin heeft.

Rondes plannen we buiten uw drukste laaduren, met telkens een deel van de plekken buiten gebruik. Hebt u vestigingen door het hele land, dan rijden wij ze in één reeks langs.

Doet een paal het nu niet? Ga dan naar [storing en controle van laadpunten](/diensten/laadpaal-service). Voor een contract op maat [vraagt u een offerte aan](/offerte).`,
  features: [
    {
      icon: 'thermometer',
      title: 'Warmtebeeld van klemmen',
      description: 'Een warme aansluiting zien wij voordat die verkleurt of smelt.',
      content: '',
    },
    {
      icon: 'file',
      title: 'Historie per laadpunt',
      description: 'Meetwaarden, vervangen delen en firmware staan per paalnummer bij elkaar.',
      content: '',
    },
    {
      icon: 'plug',
      title: 'Merken door elkaar',
      description: 'Oude en nieuwe palen vallen onder dezelfde afspraken en hetzelfde rapport.',
      content: '',
    },
    {
      icon: 'clock',
      title: 'Rondes buiten laadpieken',
      description: 'U wijst de uren aan waarop vakken leeg mogen zijn.',
      content: '',
    },
  ],
  process: [
    {
      title: 'Nulmeting',
      description: 'Wij leggen type, leeftijd en staat van elke paal vast en herstellen acute gebreken.',
    },
    {
      title: 'Contract kiezen',
      description:
        'U bepaalt de frequentie, de reactietijd en of onderdelen zijn inbegrepen. Wij adviseren u daar gratis bij.',
    },
    {
      title: 'Jaarlijkse ronde',
      description: 'Een monteur meet, reinigt en stelt bij. Afgekeurde punten gaan direct uit bedrijf.',
    },
    {
      title: 'Rapport en advies',
      description:
        'U leest per paal wat is gedaan en welke vervanging eraan komt. Tussen de rondes staat de storingsdienst klaar.',
    },
  ],
  benefits: [
    'Minder onverwachte uitval op het laadplein',
    'Meetrapporten die passen in uw NEN 3140-dossier',
    'Vervanging begroot in plaats van overvallen',
    'Eén aanspreekpunt voor alle vestigingen',
    'Bewijs van onderhoud als er toch schade ontstaat',
  ],
} satisfies ServiceText;
