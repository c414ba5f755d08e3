import type { ServiceText } from '../service';

export default {
  content: `## Klemmen, tochten, piepen

Een raam dat aanloopt of een deur die u moet optillen, is zelden aan vervanging toe. Scharnieren zakken, rubbers verharden en hout werkt mee met het weer. Met stellen, smeren en een paar onderdelen sluit alles weer zoals bedoeld. Wij doen dat voor hout, kunststof en aluminium, ongeacht de leverancier.

## Waar wij naar kijken

- scharnieren, sluitplaten en meerpuntssluitingen;
- tochtrubbers, borstels en valdorpels;
- kitnaden en glaslatten;
- ventilatieroosters en afwateringsgaatjes;
- houtrot, open verbindingen en loslatende verf;
- loopwielen en rails van schuifpuien.

Is het glas tussen de ruiten beslagen, dan is de randafdichting lek. Vaak kan er nieuw isolatieglas in het bestaande kozijn. Ook dat meten en plaatsen wij. Voor HR++-glas kunt u soms ISDE-subsidie krijgen; de voorwaarden staan bij RVO.

## Onderhoud per materiaal

Hout controleren we op scheurtjes, want daar trekt water in. Kleine rotte plekken frezen wij uit en vullen we met een reparatiemassa. Kunststof heeft genoeg aan water met een mild middel; schuurmiddel maakt het dof. Aluminium wast u het best een paar keer per jaar, aan zee wat vaker.

## Zo pakken wij het aan

Stuur een foto en vertel wat u merkt. Wij geven gratis advies en komen kijken als een foto niet genoeg zegt. Daarna volgt een offerte met een prijs per raam of deur, zodat u kunt kiezen. Is repareren weggegooid geld, dan laten wij zien wat [nieuwe kozijnen of deuren](/kozijnen-deuren) kosten. [Beschrijf uw klacht](/offerte) in het aanvraagformulier.`,
  features: [
    {
      icon: 'wrench',
      title: 'Stellen en smeren',
      description: 'Een kwart slag aan het juiste scharnier doet soms meer dan een nieuw slot.',
      content: '',
    },
    {
      icon: 'door',
      title: 'Onderdelen voor elk merk',
      description: 'Scharnieren, grepen en rubbers zoeken wij op profiel en bouwjaar, ook van oudere systemen.',
      content: '',
    },
    {
      icon: 'layers',
      title: 'Beslagen glas vervangen',
      description: 'Lekke dubbele beglazing wisselen wij voor HR++-glas waar de sponning dat toelaat.',
      content: '',
    },
    {
      icon: 'shield',
      title: 'Sluitwerk nagekeken',
      description: 'Wij controleren of sloten nog volledig vergrendelen en adviseren over betere cilinders.',
      content: '',
    },
  ],
  process: [
    {
      title: 'Foto en beschrijving',
      description: 'U laat zien om welk raam of welke deur het gaat en wat er hapert.',
    },
    {
      title: 'Advies vooraf',
      description: 'Een vakman schat in of afstellen genoeg is. Zo nodig komt hij zonder kosten langs.',
    },
    {
      title: 'Prijs per onderdeel',
      description: 'U ziet wat elk raam kost en streept weg wat kan wachten.',
    },
    {
      title: 'Reparatie aan huis',
      description: 'De monteur stelt af, vervangt versleten delen en vernieuwt kit of glas.',
    },
    {
      title: 'Samen proberen',
      description: 'U opent en sluit alles zelf nog een keer. Pas daarna pakt hij zijn gereedschap in.',
    },
    {
      title: 'Onderhoudstips',
      description:
        'Een korte lijst vertelt wat u zelf smeert en schoonmaakt. Zakt een deur opnieuw, dan stelt de monteur hem na.',
    },
  ],
  benefits: [
    'Repareren waar het kan, vervangen waar het moet.',
    'Ramen en deuren gaan weer met één hand open en dicht.',
    'Nieuwe rubbers houden kou en straatgeluid tegen.',
    'Houtrot stopt voordat het kozijn verloren is.',
    'U beslist per raam en per deur.',
  ],
} satisfies ServiceText;
