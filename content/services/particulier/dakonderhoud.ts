import type { ServiceText } from '../service';

export default {
  content: `## Klein werk voorkomt groot werk

De meeste lekkages beginnen klein: een verschoven pan, een verstopte goot, een scheurtje in het lood. U ziet het pas als er een kring in het plafond staat. Met periodiek onderhoud vinden wij zulke plekken eerder en herstellen we ze meestal dezelfde dag.

## Wat een onderhoudsbeurt omvat

- goten, vergaarbakken en afvoeren leegmaken en doorspoelen;
- losse, gebroken of scheefgezakte pannen rechtleggen of vervangen;
- loodslabben, nokvorsten en voegwerk van de schoorsteen nalopen;
- op platte daken: naden, randen en doorvoeren controleren;
- mos en bladeren weghalen waar ze water vasthouden;
- de zolder bekijken op vochtsporen en daglicht tussen de pannen.

Wij spuiten pannen niet onder hoge druk schoon. Dat oogt een tijdje mooi, maar maakt oude pannen ruw en jaagt water onder de overlap.

## Hoe vaak is verstandig?

Staan er bomen bij uw huis, dan is een jaarlijkse beurt na de bladval geen luxe. Een plat dak verdient ook na een zware storm een blik. Voor een jong pannendak zonder bomen zijn de tussenpozen langer. De eerste inspectie is gratis en geeft antwoord op maat van uw dak.

U krijgt daarna een offerte voor een enkele beurt of een vast schema. Is het dak versleten, dan laten foto’s dat zien en zetten wij [renoveren](/dakrenovatie) ernaast. Liggen er panelen, dan kan een [controle van de zonnepanelen](/diensten/zonnepanelen-service) op dezelfde dag. [Plan een inspectie](/offerte) of bel ons op werkdagen.`,
  features: [
    {
      icon: 'check',
      title: 'Goten die doorlopen',
      description: 'Wij legen de goot met de hand en spoelen de pijp door tot in de put.',
      content: '',
    },
    {
      icon: 'file',
      title: 'Foto’s van elke plek',
      description: 'U hoeft niet op de ladder: in het verslag ziet u elk gebrek voor en na herstel.',
      content: '',
    },
    {
      icon: 'wrench',
      title: 'Meteen hersteld',
      description: 'In de bus liggen gangbare pannen, loodvervanger en bitumen voor kleine reparaties.',
      content: '',
    },
    {
      icon: 'clock',
      title: 'Eigen ritme',
      description: 'Eén keer per jaar, om het jaar of alleen na storm: u bepaalt het schema.',
      content: '',
    },
  ],
  process: [
    {
      title: 'Eerste ronde over het dak',
      description: 'Wij bekijken het dak kosteloos en noteren leeftijd, soort bedekking en zwakke plekken.',
    },
    {
      title: 'Voorstel met schema',
      description: 'In de prijsopgave staat wat er per beurt gebeurt en welk interval wij aanraden.',
    },
    {
      title: 'Afspraak bij droog weer',
      description: 'Werken op een glad dak doen we niet. Bij regen of storm verzetten wij de dag met u.',
    },
    {
      title: 'Reinigen en repareren',
      description: 'De dakdekker maakt goten vrij, legt pannen recht en herstelt lood of naden.',
    },
    {
      title: 'Verslag en vooruitblik',
      description: 'U leest in welke staat het dak is en wat u de komende jaren kunt verwachten.',
    },
  ],
  benefits: [
    'Lekkage krijgt minder kans, ook in een natte herfst.',
    'Uw dak gaat langer mee en vervanging schuift op.',
    'Grotere reparaties voeren wij alleen uit na uw toestemming.',
    'Voor uw opstalverzekering hebt u aantoonbaar onderhoud.',
    'Tussentijds een lek? Wij kennen uw dak al en komen langs.',
  ],
} satisfies ServiceText;
