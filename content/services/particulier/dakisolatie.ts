import type { ServiceText } from '../service';

export default {
  content: `## Warmte stijgt, en verdwijnt door het dak

Door een ongeïsoleerd dak verliest u in de winter veel warmte. In juli is de zolder een oven. Isoleren merkt u dus in beide seizoenen. Het is bovendien een goede eerste stap. Wie minder warmte verliest, heeft minder gas of stroom nodig.

## Van binnen of van buiten

Welke manier past, hangt af van de staat van uw dak:

- **Binnenzijde.** Isolatie tussen of onder de gordingen, afgewerkt met gipsplaat. Uw pannen blijven liggen.
- **Buitenzijde.** Platen op het dakbeschot, onder nieuwe of bestaande pannen. U verliest geen ruimte op zolder.
- **Plat dak.** Een warm dak: isolatie boven op de constructie, met nieuwe dakbedekking eroverheen.
- **Zoldervloer.** Voordelig als u de zolder niet verwarmt.

Wie te snel werkt, sluit vocht in. Wij berekenen waar de dampremmende laag hoort en houden ventilatie open. Tijdens een gratis inspectie meten we het hout op vocht voordat er iets dichtgaat.

## ISDE-subsidie en btw

Voor dakisolatie bestaat de ISDE-subsidie, voor eigenaren die zelf in de woning wonen. Laat het werk door een bedrijf doen en vraag de subsidie achteraf aan, binnen 24 maanden. RVO stelt eisen aan isolatiewaarde en oppervlakte; de actuele bedragen staan op rvo.nl. Wij maken de foto’s, zetten de juiste gegevens op de factuur en helpen met invullen.

Op het arbeidsloon voor isolatie geldt 9% btw als uw woning ouder is dan twee jaar. Zijn de pannen ook aan hun eind, bekijk dan [dakrenovatie](/dakrenovatie). Anders kunt u direct een [offerte aanvragen](/offerte).`,
  features: [
    {
      icon: 'thermometer',
      title: 'Winter en zomer',
      description: '’s Winters blijft de warmte binnen, ’s zomers komt de hitte later door het dak.',
      content: '',
    },
    {
      icon: 'layers',
      title: 'Materiaal naar keuze',
      description: 'PIR, minerale wol of houtvezel: wij vertellen wat elk doet met dikte, geluid en vocht.',
      content: '',
    },
    {
      icon: 'euro',
      title: 'Hulp bij de ISDE-subsidie',
      description: 'U krijgt alle bewijsstukken voor RVO in één map, klaar om te uploaden.',
      content: '',
    },
    {
      icon: 'leaf',
      title: 'Dieren eerst',
      description: 'Wij controleren op vleermuizen, mussen en gierzwaluwen. Zij zijn wettelijk beschermd.',
      content: '',
    },
  ],
  process: [
    {
      title: 'Zolder en dak bekijken',
      description: 'Een adviseur meet oppervlak, houtvocht en bestaande isolatie, zonder kosten.',
    },
    {
      title: 'Opbouw bepalen',
      description: 'U ontvangt een doorsnede met isolatiewaarde, dampremmer en ventilatie.',
    },
    {
      title: 'Prijs en subsidie',
      description: 'Op de offerte staan arbeid en materiaal apart, met een toets aan de ISDE-voorwaarden.',
    },
    {
      title: 'Aanbrengen',
      description: 'De isolatie gaat er zonder kieren in. Naden en aansluitingen plakken wij luchtdicht af.',
    },
    {
      title: 'Controle en bewijs',
      description: 'Wij fotograferen elke laag voordat de afwerking erop komt en leggen de dikte vast.',
    },
    {
      title: 'Aanvraag bij RVO',
      description: 'Met onze map dient u de aanvraag in. Komt er een vraag terug, dan helpen wij met het antwoord.',
    },
  ],
  benefits: [
    'De zolder wordt een kamer die u het hele jaar gebruikt.',
    'U stookt minder en dat ziet u op de volgende jaarafrekening.',
    'De juiste opbouw voorkomt schimmel en houtrot.',
    'U loopt geen ISDE-subsidie mis door een ontbrekende foto of regel op de factuur.',
    'Op de isolatie krijgt u garantie. Voelt u later toch tocht of vocht, dan komen wij kijken.',
  ],
} satisfies ServiceText;
