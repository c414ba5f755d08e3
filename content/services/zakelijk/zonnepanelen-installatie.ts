import type { ServiceText } from '../service';

export default {
  content: `## Begin bij de constructie en de aansluiting

Een bedrijfsdak heeft ruimte genoeg. De vraag is of het de panelen en de ballast kan dragen. Een constructeur rekent dat na en zet het op papier, want SDE++ en verzekeraar vragen ernaar. Daarna kijken wij naar uw aansluiting: wat mag u terugleveren, en wat verbruikt u zelf?

Mag u van de netbeheerder niets of weinig terugleveren, dan is een installatie vaak toch mogelijk. We begrenzen de omvormers, of bewaren het overschot in [batterijopslag](/diensten/thuisbatterij).

## Regelingen waarmee u rekent

- SDE++: vanaf 15 kWp en met een aansluiting groter dan 3 x 80 ampère. U vraagt aan tijdens een openstelling en voegt een transportindicatie toe.
- EIA: in 2026 trekt u 40 procent van de investering extra van de winst af. De installatie moet op de Energielijst passen.
- Btw: op bedrijfsgebouwen geldt 21 procent, die btw-plichtige ondernemers terugvragen in hun gewone aangifte. Wij leveren een factuur die daarvoor klopt. Voor een woongebouw van een VvE kan het nultarief gelden.

SDE++ en EIA gaan voor dezelfde panelen niet samen. Wij rekenen beide voor en helpen met de aanvraag. Uw accountant kiest mee, RVO beslist.

## Opgeleverd voor de inspecteur

Veel verzekeraars eisen een keuring volgens SCIOS Scope 12. Een onafhankelijk inspectiebedrijf voert die uit. Wij bouwen vanaf de eerste kabelgoot op die eisen: juiste connectoren, vrije ruimte rond brandscheidingen, strakke bekabeling. Op de panelen geldt 25 jaar productgarantie.

Beheert u een school, stal of appartementengebouw? [Vraag een gratis dakscan aan](/offerte). Uw offerte volgt binnen 24 uur. Een eerste indruk van de opwek geeft de [rekenhulp](/zonnepanelen).`,
  features: [
    {
      icon: 'ruler',
      title: 'Draagkracht aangetoond',
      description: 'Een constructeur berekent dak, ballast en windbelasting voordat u tekent.',
      content: '',
    },
    {
      icon: 'euro',
      title: 'Regelingen naast elkaar',
      description: 'U ziet de businesscase met SDE++, met EIA en zonder regeling.',
      content: '',
    },
    {
      icon: 'gauge',
      title: 'Monitoring per omvormer',
      description: 'Afwijkende opbrengst valt dezelfde dag op, ook op een dak dat niemand ziet.',
      content: '',
    },
    {
      icon: 'check',
      title: 'Klaar voor Scope 12',
      description: 'Tekeningen, strengmetingen en certificaten liggen gereed als de inspecteur komt.',
      content: '',
    },
  ],
  process: [
    {
      title: 'Opname van dak en verdeler',
      description: 'We meten het dak op, beoordelen de dakbedekking en fotograferen de hoofdverdeler.',
    },
    {
      title: 'Rekenen',
      description: 'Uw verbruik per kwartier bepaalt het vermogen. Een dak vol panelen loont niet altijd.',
    },
    {
      title: 'Aanmelden en aanvragen',
      description: 'Netbeheerder, meetbedrijf en eventuele subsidie lopen via onze projectleider.',
    },
    {
      title: 'Legplan en planning',
      description: 'U kiest weken waarin kraan en steiger uw laadperrons vrijlaten.',
    },
    {
      title: 'Monteren',
      description: 'Onze ploeg werkt volgens VCA met randbeveiliging. Uw pand blijft open.',
    },
    {
      title: 'Inspectie en overdracht',
      description:
        'Na de keuring ontvangt u het opleverdossier en toegang tot de monitoring. Wijkt de opbrengst af, dan komen wij meten.',
    },
  ],
  benefits: [
    'Eigen stroom tegen een kostprijs die u vooraf kent',
    'Constructieverklaring en inspectierapport in één dossier',
    'Een ontwerp dat past binnen uw terugleverruimte',
    '25 jaar productgarantie op de panelen',
    'Stappen voor SDE++ of EIA op tijd gezet',
    'Eén projectleider van dakscan tot nazorg',
  ],
} satisfies ServiceText;
