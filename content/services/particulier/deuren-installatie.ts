import type { ServiceText } from '../service';

export default {
  content: `## Een deur die sluit zoals het hoort

Trekt u uw voordeur op tot hij in het slot valt? Voelt u wind langs uw enkels? Dan is de deur krom, het kozijn verzakt of het sluitwerk versleten. Een nieuwe deur lost dat op en verandert meteen het gezicht van uw huis.

## Welke deuren wij plaatsen

- voordeuren, vlak of met glas, met of zonder zijlicht;
- achterdeuren en keukendeuren;
- openslaande tuindeuren;
- schuifpuien en hefschuifpuien;
- deuren voor berging en garage.

U kiest uit hout, kunststof en aluminium. Een houten deur is warm van karakter en in elke kleur te schilderen. Kunststof vraagt weinig onderhoud. Bij een brede schuifpui is aluminium vaak de logische keuze, omdat het profiel dun en stijf is.

## Sluiten, isoleren, binnenkomen

Wij monteren standaard een meerpuntssluiting met een cilinder die kerntrekken bemoeilijkt. Het hang-en-sluitwerk heeft SKG-sterren, het keurmerk voor inbraakwerendheid. Een geïsoleerd deurblad met goede tochtprofielen en een valdorpel houdt de gang warm.

Denk ook aan de drempel. Met een lage dorpel stapt u gemakkelijk binnen, ook met kinderwagen of rollator. Wij kijken dan hoe regenwater weg kan.

Soms is alleen het deurblad aan vervanging toe, soms ook het [kozijn](/diensten/kozijnen-installatie). Onze adviseur ziet dat tijdens een gratis opname bij u thuis. Een offerte volgt binnen 24 uur, met tekening en kleurvoorstel. [Vraag hem aan](/offerte) of bekijk eerst de [mogelijkheden voor kozijnen en deuren](/kozijnen-deuren).`,
  features: [
    {
      icon: 'shield',
      title: 'Meerpuntssluiting',
      description: 'De deur sluit boven, midden en onder. Dat helpt tegen inbraak en tegen kromtrekken.',
      content: '',
    },
    {
      icon: 'thermometer',
      title: 'Geïsoleerd deurblad',
      description: 'Een kern van isolatiemateriaal en dubbele kierdichting houden kou buiten.',
      content: '',
    },
    {
      icon: 'door',
      title: 'Beslag naar keuze',
      description: 'Greep, brievenbus, spion en huisnummer kiest u mee, zodat alles bij elkaar past.',
      content: '',
    },
    {
      icon: 'ruler',
      title: 'Lage dorpel mogelijk',
      description: 'Voor wie drempels wil vermijden, zoeken wij een oplossing die droog blijft.',
      content: '',
    },
  ],
  process: [
    {
      title: 'Opname bij de deur',
      description: 'Wij meten dagmaat, draairichting en dorpel, en controleren of het kozijn nog haaks staat.',
    },
    {
      title: 'Keuze maken',
      description: 'Met monsters van kleur, glas en beslag stelt u de deur samen.',
    },
    {
      title: 'Offerte met tekening',
      description: 'Op papier ziet u de deur van binnen en buiten, met alle onderdelen en de totaalprijs.',
    },
    {
      title: 'Op maat gemaakt',
      description: 'De fabrikant bouwt de deur. Wij spreken de plaatsingsdag af zodra de leverdatum vaststaat.',
    },
    {
      title: 'Oud eruit, nieuw erin',
      description:
        'De oude deur gaat eruit, de nieuwe wordt gesteld, afgehangen en gekit. U slaapt achter een gesloten deur.',
    },
    {
      title: 'Sleutels en nastellen',
      description: 'U krijgt sleutels en certificaat. Een deur kan zich zetten; nastellen doen wij graag.',
    },
  ],
  benefits: [
    'De deur valt licht in het slot, in elk jaargetijde.',
    'Sluitwerk met SKG-sterren maakt het inbrekers moeilijker.',
    'Geen tocht meer door de gang of onder de achterdeur.',
    'Uw gevel krijgt een deur die bij het bouwjaar past.',
    'Eén ploeg plaatst deur, kozijn en afwerking.',
  ],
} satisfies ServiceText;
