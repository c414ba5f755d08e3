import type { ServiceText } from '../service';

export default {
  content: `## Laden op uw eigen oprit

Een gewoon stopcontact is niet gemaakt voor urenlang laden op hoog vermogen. Een laadpaal met een eigen groep is dat wel, en laadt bovendien sneller. Wij monteren hem aan de gevel, in de garage of op een voet naast de parkeerplaats. Na uw akkoord staat hij er binnen 10 werkdagen.

## Hoeveel vermogen hebt u nodig?

- **Eén fase.** Genoeg voor wie ’s nachts laadt en weinig kilometers maakt.
- **11 kW op drie fasen.** Past vaak op een aansluiting van 3 × 25 ampère.
- **22 kW op drie fasen.** Vraagt voor het volle vermogen een zwaardere aansluiting en een auto die het aankan.

Lastverdeling (load balancing) voorkomt dat laadpaal, oven en warmtepomp samen uw hoofdzekering overvragen. De paal laadt dan tijdelijk langzamer. Dat scheelt vaak een verzwaring bij de netbeheerder, die door drukte op het stroomnet lang kan duren.

Hebt u zonnepanelen? Veel laadpalen kunnen vooral laden wanneer uw dak stroom overheeft.

## Merken en mogelijkheden

Voor nieuwe laadpalen kiezen wij meestal Alfen of Wallbox. Hangt er al een EVBox of NewMotion, dan beoordelen wij of die kan blijven of verhuizen. Is vervangen beter, dan leggen we uit waarom. Van die merken hangen er veel in Nederland, maar niet elk model krijgt nog updates.

Vergoedt uw werkgever de stroom? Vraag dan om een laadpaal met een MID-gecertificeerde meter en een koppeling met een laaddienst. Bekijk onze [laadpaalpakketten](/laadpaal) of [vraag een offerte aan](/offerte). Wij komen gratis kijken naar uw meterkast en de kabelroute.`,
  features: [
    {
      icon: 'clock',
      title: 'Binnen 10 werkdagen',
      description: 'Na uw akkoord hangt de laadpaal er binnen tien werkdagen.',
      content: '',
    },
    {
      icon: 'gauge',
      title: 'Lastverdeling',
      description: 'De laadpaal volgt het verbruik van uw huis en schakelt terug voordat de hoofdzekering aanspreekt.',
      content: '',
    },
    {
      icon: 'sun',
      title: 'Laden op zonnestroom',
      description: 'Met de juiste instelling gaat het overschot van uw dak eerst naar de auto.',
      content: '',
    },
    {
      icon: 'shield',
      title: 'Eigen groep, eigen beveiliging',
      description: 'Elke laadpaal krijgt een aardlekbeveiliging die ook lekstroom van gelijkspanning opmerkt.',
      content: '',
    },
  ],
  process: [
    {
      title: 'Meterkast bekijken',
      description: 'Aan de hand van foto’s of een gratis bezoek bepalen wij vrije ruimte, fasen en kabellengte.',
    },
    {
      title: 'Advies over auto en aansluiting',
      description: 'Wij leggen uw auto, uw kilometers en uw zekeringen naast elkaar en kiezen het vermogen.',
    },
    {
      title: 'Offerte op maat',
      description: 'Graafwerk, kabel, groep en laadpaal staan apart vermeld. U ziet precies waarvoor u betaalt.',
    },
    {
      title: 'Kabel leggen en monteren',
      description: 'De elektromonteur trekt de kabel, plaatst de groep en hangt de laadpaal waterpas op.',
    },
    {
      title: 'Proefladen',
      description: 'Wij meten de installatie door volgens NEN 1010 en laden uw auto als laatste controle.',
    },
    {
      title: 'Ingebruikname',
      description: 'App, pas en laadschema staan klaar als wij vertrekken. Voor vragen belt u hetzelfde team.',
    },
  ],
  benefits: [
    'Uw auto staat ’s ochtends vol, zonder kabel uit het keukenraam.',
    'Verzwaring vragen wij alleen aan als lastverdeling niet genoeg is.',
    'U houdt de keuze in laadpas en energieleverancier.',
    'De kabelroute en het graafwerk zijn vooraf besproken en begroot.',
    'Storing of een nieuwe auto? Wij passen de paal op afstand of ter plaatse aan.',
  ],
} satisfies ServiceText;
