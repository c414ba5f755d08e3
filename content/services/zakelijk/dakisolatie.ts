import type { ServiceText } from '../service';

export default {
  content: `## Warmte verlaat een hal via het dak

In een lage, brede bedrijfshal is het dak het grootste vlak dat warmte verliest. Isoleren drukt de stookkosten en houdt de hal in juli koeler. Het maakt ook een kleinere warmtepomp mogelijk, als u later van het gas af wilt.

## Drie manieren, afhankelijk van het dak

- Bovenop: isolatieplaten en een nieuwe dakhuid. Logisch wanneer de bedekking aan vervanging toe is.
- Onderlangs: platen of dekens tegen de binnenzijde. Alleen na een vochtberekening, anders ontstaat condens in de constructie.
- Sandwichpanelen: nieuwe beplating en isolatie in één, voor stallen en loodsen met golfplaten.

Brandgedrag weegt zwaar. Boven een productieruimte of stal kiezen we vaker voor minerale wol dan voor kunststofschuim. Bespreek die keuze vooraf met uw verzekeraar. Wij leveren de productbladen.

## Verplichting en voordeel

Verbruikt een vestiging per jaar 25.000 kubieke meter gas of meer? Dan geldt de energiebesparingsplicht: maatregelen met een terugverdientijd tot vijf jaar voert u uit. Wij berekenen of uw dak daaronder valt. Staat de maatregel op de Energielijst, dan komt de EIA in beeld. Meld de investering binnen drie maanden na de opdracht.

VvE’s vragen SVVE-subsidie aan voordat het werk begint. Voor verhuurders telt een beter energielabel mee in de huurpunten van een woning.

Is de dakhuid ook oud, kijk dan bij [dakrenovatie voor bedrijven](/diensten/dakrenovatie-installatie). Uw isolatieplan komt met een offerte op maat. [Vraag die aan](/offerte), dan hoort u binnen 24 uur van ons.`,
  features: [
    {
      icon: 'layers',
      title: 'Opbouw doorgerekend',
      description: 'Isolatiewaarde, dampremmer en dauwpunt staan per laag in de berekening.',
      content: '',
    },
    {
      icon: 'thermometer',
      title: 'Koeler in de zomer',
      description: 'Materiaal met massa remt de hitte boven kantoor, klas of koelcel.',
      content: '',
    },
    {
      icon: 'shield',
      title: 'Brandklasse besproken',
      description: 'U kent het brandgedrag van de plaat voordat de verzekeraar ernaar vraagt.',
      content: '',
    },
    {
      icon: 'euro',
      title: 'Besparing per maatregel',
      description: 'Kosten, gasbesparing en terugverdientijd staan per dakvlak naast elkaar.',
      content: '',
    },
  ],
  process: [
    {
      title: 'Opbouw vaststellen',
      description: 'De opname is gratis. Een kijkgat en tekeningen vertellen wat er nu ligt en hoe droog het is.',
    },
    {
      title: 'Bouwfysica rekenen',
      description: 'We toetsen vocht, gewicht en dakrandhoogte van elke variant.',
    },
    {
      title: 'Regelingen toetsen',
      description: 'U weet voor de opdracht of EIA, SVVE of een andere regeling past.',
    },
    {
      title: 'Platen bevestigen',
      description: 'De windberekening bepaalt het aantal schroeven. Elk vak gaat dezelfde dag dicht.',
    },
    {
      title: 'Naden nalopen',
      description:
        'Aansluitingen bij lichtstraat, dakrand en doorvoer krijgen een aparte controle. Ziet u na de eerste winter condens, dan komen we terug.',
    },
  ],
  benefits: [
    'Lagere stookkosten in hal, stal of school',
    'Aangenamer werken bij hitte en kou',
    'Bewijs voor de energiebesparingsplicht',
    'Kleinere warmtepomp of ketel nodig bij vervanging',
    'Beter energielabel voor verhuur of verkoop',
  ],
} satisfies ServiceText;
