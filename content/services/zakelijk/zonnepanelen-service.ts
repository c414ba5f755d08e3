import type { ServiceText } from '../service';

export default {
  content: `## Weet of uw dak doet wat het beloofde

Een zakelijke installatie kan maanden te weinig leveren zonder dat iemand het merkt. Een uitgevallen streng, een omvormer die terugregelt, vuil van een nabije stal: de meter draait gewoon door. Wij vergelijken uw opbrengst met het weer en de verwachting, en zoeken het verschil op het dak.

## Controle voor verzekeraar en Arbowet

- Visuele ronde: connectoren, kabelgoten, ballast en klemmen.
- Metingen: strengspanning, isolatieweerstand en aarding.
- Thermografie: warme cellen en verbindingen in beeld bij voldoende zon.
- Verdeler: beveiligingen, aardlek, klemmen en waarschuwingsstickers.
- Papier: tekeningen, handleiding en logboek compleet.

Vraagt uw polis een inspectie volgens SCIOS Scope 12? Die laat u doen door een gecertificeerd en onafhankelijk inspectiebedrijf. Wij bereiden de inspectie voor, lopen mee en herstellen de gebreken. Zo hoeft de inspecteur geen tweede keer te komen.

## Ook als een ander het heeft aangelegd

Is de oorspronkelijke installateur verdwenen? Neem dan toch [contact](/contact) op. We maken een beginopname, reconstrueren ontbrekende tekeningen en spreken af wat wij onder onze hoede nemen.

Bij een vol net kan ook de instelling de boosdoener zijn. Een te strakke begrenzing kost u opbrengst die u wél zelf had kunnen gebruiken. Blijkt er structureel stroom over, overweeg dan [opslag achter de meter](/diensten/thuisbatterij).

## Btw en subsidie

Bent u btw-plichtig, dan trekt u de btw op controle en herstel af in uw gewone btw-aangifte. Op de factuur staan meten en herstellen apart. Breidt u uit, dan toetsen wij of de EIA of SDE++ past. Met de aanvraag helpen we u.

Wat uw dak ongeveer zou moeten leveren, ziet u in de [rekenhulp](/zonnepanelen). Voor de controle ontvangt u een [offerte](/offerte) naar het aantal strengen en omvormers.`,
  features: [
    {
      icon: 'sun',
      title: 'Opbrengst tegen instraling',
      description: 'Weergegevens laten zien of een mindere maand aan de zon of aan de techniek lag.',
      content: '',
    },
    {
      icon: 'thermometer',
      title: 'Thermografie vanaf het dak',
      description: 'Een warme connector is zichtbaar lang voordat hij een brandrisico wordt.',
      content: '',
    },
    {
      icon: 'check',
      title: 'Voorbereid op keuring',
      description: 'Gebreken herstellen we vooraf, met foto’s van voor en na.',
      content: '',
    },
    {
      icon: 'file',
      title: 'Dossier gereconstrueerd',
      description: 'Ontbreekt strengplan of meetstaat, dan maken wij ze opnieuw.',
      content: '',
    },
  ],
  process: [
    {
      title: 'Data uitlezen',
      description:
        'Een eerste blik in uw monitoring is gratis. Daarna lezen we twee jaar uit en markeren we afwijkende strengen.',
    },
    {
      title: 'Inspectie op locatie',
      description: 'Een monteur loopt het dak, de omvormers en de hoofdverdeler na.',
    },
    {
      title: 'Bevindingen ordenen',
      description: 'Gevaar, opbrengstverlies en schoonheidsfouten krijgen elk een eigen lijst.',
    },
    {
      title: 'Herstel',
      description: 'Wat veilig moet, gebeurt meteen. De rest plant u op basis van de begroting.',
    },
    {
      title: 'Nameting',
      description: 'Na een maand vergelijken we de opbrengst en sluiten we het rapport af.',
    },
  ],
  benefits: [
    'Verloren opbrengst opgespoord en hersteld',
    'Voldaan aan de inspectie-eis uit uw polis',
    'Inzicht in de staat van een overgenomen installatie',
    'Lager brandrisico op het dak en in de verdeler',
    '24/7 storingsdienst bij een uitgevallen omvormer',
  ],
} satisfies ServiceText;
