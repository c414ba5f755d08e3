import type { ServiceText } from '../service';

export default {
  content: `## Waarom panelen soms van het dak moeten

Nieuwe dakpannen, een dakkapel of een lekkage: er zijn genoeg redenen om panelen los te halen. Doe dat niet zelf. Zolang er licht op een paneel valt, staat er gelijkspanning op de kabels. Onze monteurs schakelen het systeem volgens een vaste volgorde uit en meten voordat zij iets losmaken.

## Drie mogelijkheden

- **Tijdelijk weghalen.** Wij nummeren de panelen, slaan ze op en leggen ze na het dakwerk terug.
- **Vervangen.** De oude panelen gaan eraf en er komen nieuwe op een bijpassend montagesysteem.
- **Voorgoed verwijderen.** Wij dichten de doorvoeren, halen de kabels weg en leggen losse pannen recht.

Afgedankte panelen zijn elektronisch afval. Wij leveren ze in bij een erkend inzamelpunt, waar glas, aluminium en koper worden teruggewonnen. Zijn ze nog bruikbaar, dan bespreken we hergebruik.

Combineert u het werk met een [dakrenovatie](/dakrenovatie)? Dan stemmen onze dakdekkers en elektromonteurs hun planning op elkaar af. De steiger hoeft maar één keer te komen.

## Tarieven en papieren

Laat u panelen alleen weghalen, dan geldt 21% btw. Vervangt u ze direct door nieuwe, dan valt ook de demontage bij een woning onder 0%. Uw offerte noemt per onderdeel het tarief, zodat u niets hoeft uit te zoeken.

Subsidie op demontage is er landelijk niet. Laat u tegelijk isoleren, dan helpen wij met de ISDE-aanvraag voor dat deel. Verdwijnt de installatie of wijzigt het vermogen, dan passen we samen uw registratie op energieleveren.nl aan.

Stuur bij uw [offerteaanvraag](/offerte) gerust een foto of het aantal panelen mee in het bericht. Wilt u weten wat nieuwe panelen opbrengen? [Reken het uit](/zonnepanelen).`,
  features: [
    {
      icon: 'bolt',
      title: 'Spanningsloos gewerkt',
      description: 'Eerst schakelen en meten, dan pas stekkers los. Zo voorkomen wij een vlamboog op uw dak.',
      content: '',
    },
    {
      icon: 'layers',
      title: 'Genummerd bewaard',
      description: 'Panelen die terugkomen, krijgen een nummer en een droge plek. Ze keren terug op hun eigen plaats.',
      content: '',
    },
    {
      icon: 'house',
      title: 'Dak waterdicht achtergelaten',
      description: 'Haken eruit, pannen recht, doorvoeren dicht: wij gaan pas weg als het dak regen aankan.',
      content: '',
    },
    {
      icon: 'leaf',
      title: 'Ingeleverd als e-afval',
      description: 'Wat u niet meer gebruikt, brengen wij naar een erkende inzamelaar. U krijgt daarvan een bewijs.',
      content: '',
    },
  ],
  process: [
    {
      title: 'Opname ter plaatse',
      description:
        'Wij tellen de panelen, bekijken de bevestiging en noteren het type omvormer. Deze inspectie is gratis.',
    },
    {
      title: 'Keuze en begroting',
      description: 'U kiest tussen terugplaatsen, vernieuwen of afvoeren. Wij maken daar een prijs op maat voor.',
    },
    {
      title: 'Afstemmen met het dakwerk',
      description: 'Komt er een dakdekker, dan leggen wij volgorde, steiger en opslag vooraf vast.',
    },
    {
      title: 'Uitschakelen en losmaken',
      description:
        'De monteurs maken de installatie veilig, koppelen de strengen los en hijsen de panelen naar beneden.',
    },
    {
      title: 'Terugleggen of afvoeren',
      description: 'Teruggeplaatste panelen meten wij opnieuw door. Afgekeurde panelen nemen we mee.',
    },
    {
      title: 'Afronding',
      description: 'U ontvangt foto’s van het dak, de meetwaarden en hulp bij het wijzigen van uw registratie.',
    },
  ],
  benefits: [
    'Geen risico met gelijkspanning of werken op hoogte.',
    'Dakwerk en elektra in één planning, met één steiger.',
    'De panelen worden ingezameld voor recycling, met bewijs op papier.',
    'Het juiste btw-tarief staat per regel op uw offerte.',
    'Merkt u later iets vreemds op het dak, dan kijken wij mee.',
  ],
} satisfies ServiceText;
