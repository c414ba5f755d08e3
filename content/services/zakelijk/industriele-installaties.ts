import type { ServiceText } from '../service';

export default {
  content: `## Stroom voor productie die niet stil mag staan

Een hoofdverdeler vervangen klinkt eenvoudig, tot er drie ploegen op draaien. Wij ontwerpen en bouwen elektrische installaties voor werkplaatsen, hallen, koelhuizen en agrarische bedrijven. Omschakelen doen we in een weekend of onderhoudsstop, met een terugvalplan per stap.

## Wat wij aanleggen

- Hoofd- en onderverdelers volgens NEN-EN-IEC 61439.
- Krachtstroom, railkokers en kabelwegen naar machines.
- Ledverlichting met daglichtregeling, en noodverlichting voor vluchtroutes.
- Aarding, bliksem- en overspanningsbeveiliging.
- Noodstroom en omschakelaars voor processen met voorrang.

Elke installatie wordt bij oplevering getoetst aan NEN 1010. De elektrische uitrusting van machines valt onder NEN-EN-IEC 60204-1. Wij bewaken de grens tussen beide, want daar ontstaan de meeste discussies.

## Ruimte vinden binnen uw aansluiting

Wilt u van gas naar elektrisch, dan loopt u snel tegen het gecontracteerde vermogen aan. Meet daarom eerst. Wij hangen meters in de verdeler, zoeken gelijktijdige pieken en kijken naar blindvermogen en vervuiling van de netspanning. Soms is een ander startmoment van een compressor al genoeg. Zo niet, dan rekenen we [opslag](/diensten/thuisbatterij) of een verzwaring door.

Na oplevering regelen we inspecties volgens NEN 3140, met een termijn die past bij het risico. Eist uw verzekeraar SCIOS Scope 10 tegen brandrisico, dan bereiden wij die inspectie voor. [Bespreek uw project met een projectleider](/contact) of beschrijf het in een [offerteaanvraag](/offerte).`,
  features: [
    {
      icon: 'factory',
      title: 'Omschakelen in stops',
      description: 'Weekend, nacht of bouwvak: de productie bepaalt de planning, wij het draaiboek.',
      content: '',
    },
    {
      icon: 'bolt',
      title: 'Panelen getest gebouwd',
      description: 'Verdelers komen gekeurd en gelabeld op locatie, met ruimte voor uitbreiding.',
      content: '',
    },
    {
      icon: 'gauge',
      title: 'Metingen voor ontwerp',
      description: 'Gemeten stromen tonen wat uw bedrijf echt vraagt, per uur en per afdeling.',
      content: '',
    },
    {
      icon: 'file',
      title: 'Revisie die klopt',
      description: 'Schema’s, kabellijsten en meetstaten ontvangt u digitaal en bijgewerkt.',
      content: '',
    },
  ],
  process: [
    {
      title: 'Technische opname',
      description: 'We lopen gratis met uw technische dienst langs verdelers, machines en knelpunten.',
    },
    {
      title: 'Ontwerp',
      description:
        'Vermogensbalans, kortsluitberekening en selectiviteit leggen we in een rapport vast. Daarop baseren we uw offerte, met een prijs per stop.',
    },
    {
      title: 'Voorbouw',
      description: 'Zoveel mogelijk monteren en testen we in de werkplaats, buiten uw productie.',
    },
    {
      title: 'Montage',
      description: 'Vakmensen met VCA leggen kabelwegen aan terwijl de oude installatie in bedrijf blijft.',
    },
    {
      title: 'Omschakelen',
      description: 'Per stap staat vast wie schakelt, wie meet en wanneer we teruggaan.',
    },
    {
      title: 'Inspectie en beheer',
      description:
        'Na de eindmeting dragen we over aan uw installatieverantwoordelijke. Voor nazorg heeft die bij ons één aanspreekpunt.',
    },
  ],
  benefits: [
    'Stilstand beperkt tot vooraf gekozen uren',
    'Ontwerp dat NEN 1010 aantoonbaar volgt',
    'Beter gebruik van het vermogen dat u al betaalt',
    'Uitbreidbaar voor elektrificatie van het proces',
    '24/7 storingsdienst na oplevering',
  ],
} satisfies ServiceText;
