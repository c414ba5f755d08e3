import type { ServiceText } from '../service';

export default {
  content: `## Een gebouw dat zichzelf uitzet

Lampen branden in lege gangen en koeling werkt tegen de verwarming in. Op de factuur ziet u dat niet terug. Gebouwautomatisering koppelt licht, klimaat, zonwering en laadpalen, en laat ze op gebruik reageren. Bij een school volgt het systeem het rooster, bij een kantoor de bezetting.

## De GACS-plicht

Heeft uw utiliteitsgebouw een verwarmings- of airco-installatie met een vermogen boven 290 kW? Dan is sinds 1 januari 2026 een gebouwautomatiserings- en controlesysteem verplicht. Het moet verbruik volgen, afwijkingen melden en met andere systemen samenwerken. Naar verwachting komen ook kleinere gebouwen aan de beurt. Wij toetsen wat u hebt en vullen aan wat ontbreekt.

## Open standaarden, ook na ons

- KNX voor schakelen, zonwering en ruimteregeling.
- DALI voor verlichting die per armatuur te dimmen en te controleren is.
- Modbus en BACnet voor warmtepomp, luchtbehandeling en meters.

Met open standaarden kan een andere partij het beheer later overnemen. U ontvangt daarom de projectbestanden en wachtwoorden bij oplevering.

Bij netcongestie krijgt automatisering een tweede taak. Die verdeelt vermogen over warmtepomp, [laadpunten](/diensten/laadpaal-installatie) en batterij, zodat de hoofdzekering heel blijft. Verhuurt u ruimten, dan meten we per huurder en krijgt ieder zijn eigen verbruik op de rekening.

Begin klein: één verdieping of één functie. Voor elke fase krijgt u een eigen [offerte](/offerte).`,
  features: [
    {
      icon: 'gauge',
      title: 'Verbruik per zone',
      description: 'Tussenmeters tonen welke verdieping, huurder of machine stroom vraagt.',
      content: '',
    },
    {
      icon: 'thermometer',
      title: 'Klimaat op bezetting',
      description: 'Aanwezigheid en CO₂-waarde bepalen hoeveel lucht en warmte een ruimte krijgt.',
      content: '',
    },
    {
      icon: 'sun',
      title: 'Zonwering en licht samen',
      description: 'Daglicht krijgt voorrang, lampen vullen aan tot het ingestelde niveau.',
      content: '',
    },
    {
      icon: 'network',
      title: 'Leverancier naar keuze',
      description: 'KNX, DALI en BACnet laten ruimte voor apparatuur van verschillende fabrikanten.',
      content: '',
    },
  ],
  process: [
    {
      title: 'Toets op GACS',
      description: 'In een gratis adviesgesprek leggen wij uw installaties naast de eisen en benoemen we de gaten.',
    },
    {
      title: 'Functies kiezen',
      description: 'Per ruimte schrijft u op wat er moet gebeuren. Wij vertalen dat naar regels.',
    },
    {
      title: 'Kastbouw en programmering',
      description: 'De regelkast wordt op onze werkbank geprogrammeerd en beproefd.',
    },
    {
      title: 'Inbouw per fase',
      description: 'Handbediening blijft werken totdat een zone is overgezet.',
    },
    {
      title: 'Bijstellen na een seizoen',
      description: 'Nazorg hoort erbij: na een winter en een zomer stemmen we tijden en grenzen opnieuw af.',
    },
  ],
  benefits: [
    'Minder energie naar lege ruimten',
    'Aantoonbaar voldoen aan de GACS-eisen',
    'Grip op pieken binnen uw aansluiting',
    'Eigen beheer dankzij open projectbestanden',
    'Meting per huurder voor eerlijke doorbelasting',
  ],
} satisfies ServiceText;
