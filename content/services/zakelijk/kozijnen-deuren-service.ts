import type { ServiceText } from '../service';

export default {
  content: `## Klemmende deur, tochtend raam, open vluchtweg

In een druk pand is hang-en-sluitwerk het eerste dat slijt. Een deur die aanloopt, wordt met een wig opengezet, en dan werkt de brandscheiding niet meer. Wij stellen af, vervangen delen en leggen vast wat we hebben gedaan.

## Waar een controle over gaat

- Scharnieren, sluitkommen en espagnoletten smeren en stellen.
- Deurdrangers op sluitkracht en snelheid afregelen.
- Panieksluitingen en nooduitgangen echt openen, niet alleen bekijken.
- Rubbers, kit en glaslatten op lekkage en tocht nalopen.
- Houten delen op rot prikken, met een vochtmeting bij twijfel.

Automatische schuifdeuren en overheaddeuren zijn arbeidsmiddelen. U bent als werkgever verplicht ze periodiek te laten onderhouden en keuren. Wij nemen die keuring op in hetzelfde bezoek, of stemmen die af met de fabrikant.

## Snelle hulp na inbraak of ruitschade

Is een ruit kapot of een slot geforceerd, dan sluiten we de opening stevig af. Bestellen en definitief vervangen volgen na akkoord van uw verzekeraar. Meld schade dag en nacht bij de storingsdienst.

Verhuurders en VvE’s geven ons vaak een lijst met klachten per woning. Wij maken afspraken met de bewoners, werken de lijst af en sturen u één factuur per complex.

Is een kozijn op, dan leest u bij [gevelkozijnen vervangen](/diensten/kozijnen-installatie) hoe dat gaat. Een servicebeurt [vraagt u hier aan](/offerte).`,
  features: [
    {
      icon: 'door',
      title: 'Vluchtdeuren beproefd',
      description: 'We testen elke uitgang onder druk en noteren het resultaat per deurnummer.',
      content: '',
    },
    {
      icon: 'wrench',
      title: 'Beslag van elk merk',
      description: 'Ook voor oudere systemen zoeken we passende sluitdelen of een vervanger.',
      content: '',
    },
    {
      icon: 'shield',
      title: 'Noodafsluiting na inbraak',
      description: 'Een noodpaneel houdt wind en inbrekers buiten zolang het glas nog besteld is.',
      content: '',
    },
    {
      icon: 'phone',
      title: 'Afspraken met bewoners',
      description: 'Planning en terugkoppeling doen wij rechtstreeks, u volgt de lijst.',
      content: '',
    },
  ],
  process: [
    {
      title: 'Klachten verzamelen',
      description: 'U stuurt een lijst of wij lopen gratis een ronde met uw huismeester.',
    },
    {
      title: 'Bezoek bundelen',
      description:
        'U krijgt een offerte per gebouw. Na akkoord gaan alle punten in één route, met materiaal bij de hand.',
    },
    {
      title: 'Afstellen en vervangen',
      description: 'Wat ter plaatse kan, is meteen klaar. Bestelwerk krijgt een tweede datum.',
    },
    {
      title: 'Registreren',
      description:
        'Per raam of deur leest u wat is gebeurd en wanneer de volgende beurt volgt. Hapert iets eerder, dan belt u ons.',
    },
  ],
  benefits: [
    'Brandscheidingen en vluchtwegen blijven werken',
    'Voldaan aan de keuring van automatische deuren',
    'Minder tochtklachten en warmteverlies',
    'Eén factuur per complex of vestiging',
    'Schade buiten kantooruren direct afgesloten',
  ],
} satisfies ServiceText;
