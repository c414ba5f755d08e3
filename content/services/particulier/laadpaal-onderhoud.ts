import type { ServiceText } from '../service';

export default {
  content: `## Een laadpaal staat altijd buiten

Regen, vorst, spinnen en dagelijks in- en uitpluggen: een laadpaal heeft het zwaarder dan een gewone wandcontactdoos. Contacten slijten en klemmen in de groepenkast kunnen na jaren wat losser zitten. Dat geeft warmte, en warmte geeft storing. Met onderhoud op tijd blijft de paal veilig.

## Wat wij nakijken en bijwerken

- de laadkabel, de stekker en de contactdoos op slijtage en verkleuring;
- de klemmen in de paal en de groepenkast, of ze nog vastzitten;
- de aardlekbeveiliging, met een meetinstrument en niet alleen met de testknop;
- de behuizing, de afdichtingen en de bevestiging aan gevel of voet;
- de software, als de fabrikant een update uitbrengt;
- de instellingen van lastverdeling, laadschema en passen.

Kleine onderdelen, zoals een afdichting of zekering, vervangen wij na overleg in hetzelfde bezoek.

## Alfen, EVBox, NewMotion en Wallbox

Onze monteurs werken aan laadpalen van Alfen, EVBox, NewMotion en Wallbox. Wie de paal geplaatst heeft, maakt niet uit. Voor oudere modellen zoeken wij eerst uit of er nog onderdelen en updates zijn. Zijn die er niet meer, dan hoort u dat vooraf, met advies over [een nieuwe laadpaal](/diensten/laadpaal-installatie).

Hoe vaak onderhoud nodig is, hangt af van de plek en het gebruik. Voor een overdekte lader thuis is dat minder vaak dan voor een paal in weer en wind. Wij adviseren u daar gratis over, en [maken een voorstel](/offerte) voor één beurt of een terugkerende afspraak. Weigert de paal nu al dienst? Kies dan voor een [controle met storingsdiagnose](/diensten/laadpaal-service).`,
  features: [
    {
      icon: 'wrench',
      title: 'Klemmen en contacten',
      description: 'Losse verbindingen zijn een bekende oorzaak van warmte. Wij controleren ze stuk voor stuk.',
      content: '',
    },
    {
      icon: 'thermometer',
      title: 'Warmtemeting onder belasting',
      description: 'Tijdens het laden meten we de temperatuur van kabel, stekker en groep.',
      content: '',
    },
    {
      icon: 'network',
      title: 'Software bij de tijd',
      description: 'Wij installeren beschikbare updates en kijken of de verbinding met uw netwerk stabiel is.',
      content: '',
    },
    {
      icon: 'file',
      title: 'Onderhoudskaart',
      description: 'Van elke beurt krijgt u een overzicht met gemeten waarden en vervangen delen.',
      content: '',
    },
  ],
  process: [
    {
      title: 'Merk en model doorgeven',
      description: 'U stuurt het typeplaatje of een foto. Zo nemen wij de passende onderdelen mee.',
    },
    {
      title: 'Gratis vooradvies',
      description: 'Telefonisch bespreken we leeftijd, gebruik en klachten, en of onderhoud nog zin heeft.',
    },
    {
      title: 'Prijsopgave en afspraak',
      description: 'De offerte past bij uw merk en model. U kiest een dagdeel dat u schikt.',
    },
    {
      title: 'Onderhoudsbeurt',
      description: 'De monteur schakelt de groep uit, reinigt, controleert, stelt af en werkt de software bij.',
    },
    {
      title: 'Meten en vrijgeven',
      description:
        'Na een proeflading onder vol vermogen gaat de paal weer in gebruik. Met vragen achteraf kunt u ons bellen.',
    },
  ],
  benefits: [
    'Slijtage komt aan het licht voordat de paal uitvalt.',
    'U laadt met een aardlekbeveiliging die aantoonbaar aanspreekt.',
    'Onderhoud kan ook als een ander bedrijf de laadpaal leverde.',
    'Bij verkoop van uw huis kunt u laten zien hoe de paal is bijgehouden.',
    'Wij herinneren u aan de volgende beurt als u dat wilt.',
  ],
} satisfies ServiceText;
