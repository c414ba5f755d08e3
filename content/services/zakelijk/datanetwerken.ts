import type { ServiceText } from '../service';

export default {
  content: `## Een netwerk dat niemand opvalt

Kassa’s, camera’s, laadpalen en telefoons hangen vandaag aan dezelfde bekabeling. Hapert die, dan ligt meer stil dan de mail. Wij leggen datanetwerken aan die u kunt uitbreiden zonder plafonds opnieuw te openen.

## Koper, glas en draadloos

- Cat6A naar werkplekken en accesspoints: geschikt voor 10 gigabit tot 100 meter.
- Glasvezel tussen verdiepingen en gebouwen, ongevoelig voor bliksem en aardlussen.
- Wifi op basis van een dekkingsmeting, met aparte netwerken voor gasten en machines.
- Voeding via de netwerkkabel voor camera’s, deurlezers en toestellen.

We ontwerpen volgens NEN-EN 50173 en leggen aan volgens NEN-EN 50174. De brandklasse van de kabel kiezen we met NEN 8012, zeker langs vluchtwegen.

## Patchkast die iemand anders ook begrijpt

Uw systeembeheerder wisselt, de bekabeling blijft. Elke poort krijgt daarom een nummer dat terugkomt op tekening, wandcontactdoos en patchpaneel. We meten alle verbindingen en leveren van elke verbinding het rapport. Kasten plaatsen we koel, afsluitbaar en met ruimte voor een noodvoeding.

Werken in een draaiend kantoor doen we per vleugel, na werktijd of in het weekend. De oude bekabeling blijft actief totdat de nieuwe is getest. Wat leeg achterblijft, halen we weg: dode kabels zijn brandlast.

Denk meteen aan [telefonie](/diensten/telefonie) en [camera’s](/diensten/beveiliging), dan hoeft de ladder maar één keer op. [Vraag een opname aan](/offerte), dan rekenen wij de offerte per verdieping uit.`,
  features: [
    {
      icon: 'network',
      title: 'Alles doorgemeten',
      description: 'Elke verbinding krijgt een certificeringsmeting, niet alleen een pieptest.',
      content: '',
    },
    {
      icon: 'ruler',
      title: 'Wifi eerst gemeten',
      description: 'Accesspoints hangen waar het signaal nodig is, niet waar toevallig een kabel lag.',
      content: '',
    },
    {
      icon: 'layers',
      title: 'Gescheiden netten',
      description: 'Gasten, kantoor en techniek delen kabels, maar zien elkaar niet.',
      content: '',
    },
    {
      icon: 'file',
      title: 'Nummering die doorloopt',
      description: 'Poort, wandcontactdoos en tekening dragen dezelfde code.',
      content: '',
    },
  ],
  process: [
    {
      title: 'Wensen en plattegrond',
      description: 'We tellen werkplekken en apparaten, inclusief wat u over vijf jaar verwacht.',
    },
    {
      title: 'Schouw',
      description: 'Plafonds, schachten en brandscheidingen bepalen de kabelroutes. Dit bezoek is gratis.',
    },
    {
      title: 'Aanleg',
      description: 'Doorvoeren in brandwanden dichten we dezelfde dag af.',
    },
    {
      title: 'Meten en labelen',
      description: 'Afgekeurde verbindingen werken we opnieuw af totdat het rapport schoon is.',
    },
    {
      title: 'Overzetten',
      description:
        'Samen met uw IT-beheerder patchen we afdeling voor afdeling over. Wat in gebruik nog opvalt, lossen we daarna op.',
    },
  ],
  benefits: [
    'Bandbreedte voor de apparatuur van de komende jaren',
    'Storing sneller gevonden door heldere nummering',
    'Meetrapport als basis voor garantie op de bekabeling',
    'Brandscheidingen intact na het kabelwerk',
    'Kantoor blijft online tijdens de overstap',
  ],
} satisfies ServiceText;
