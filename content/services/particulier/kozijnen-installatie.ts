import type { ServiceText } from '../service';

export default {
  content: `## Hout, kunststof of aluminium

Het materiaal bepaalt het onderhoud, de uitstraling en de slankheid van uw kozijn. Wij leveren en plaatsen alle drie:

- **Hout** past bij karakteristieke gevels en is goed te repareren. Het vraagt wel om de paar jaar schilderwerk.
- **Kunststof** hoeft u alleen schoon te maken. Er zijn profielen met verdiept vlak die op hout lijken.
- **Aluminium** is slank en vormvast. Het leent zich voor grote glasvlakken en schuifpuien.

Onze adviseur neemt hoekmonsters mee, zodat u kleur en structuur bij daglicht ziet. Het inmeten is gratis en verplicht u tot niets.

## Glas en ventilatie

Nieuwe kozijnen krijgen standaard HR++-glas. Triple glas isoleert nog beter en vraagt om een stevig, goed isolerend kozijn. Een kierdicht huis moet ook kunnen ademen. Daarom bespreken wij per kamer of er een ventilatierooster in komt.

Voor isolerend glas bestaat onder voorwaarden ISDE-subsidie, ook in combinatie met nieuwe kozijnen. De eisen aan glas, oppervlakte en uitvoering vindt u bij RVO. Wij geven u de facturen, foto’s en productgegevens die bij de aanvraag horen.

## Van raam tot raam

Een kozijn vervangen hoeft geen verbouwing te zijn. Wij halen het oude kozijn eruit, stellen het nieuwe en maken het meteen wind- en waterdicht. Binnen werken wij af met nieuwe vensterbanken of aftimmering, als u dat wilt. Voor een monument of beschermd stadsgezicht vraagt u vooraf de gemeente om toestemming. Wij leveren de tekeningen.

Bekijk de pakketten voor [kozijnen en deuren](/kozijnen-deuren) of [plan een gratis inmeetafspraak](/offerte).`,
  features: [
    {
      icon: 'ruler',
      title: 'Op de millimeter ingemeten',
      description: 'Wij meten elke opening op drie plaatsen. Oude gevels zijn zelden helemaal haaks.',
      content: '',
    },
    {
      icon: 'thermometer',
      title: 'HR++-glas of triple glas',
      description: 'Per kamer kiest u het glas dat past bij warmte, geluid en budget.',
      content: '',
    },
    {
      icon: 'shield',
      title: 'Stevig hang-en-sluitwerk',
      description: 'Bereikbare ramen krijgen sloten en scharnieren met SKG-sterren.',
      content: '',
    },
    {
      icon: 'layers',
      title: 'Drie materialen',
      description: 'U vergelijkt hout, kunststof en aluminium aan de hand van echte profielen.',
      content: '',
    },
  ],
  process: [
    {
      title: 'Inmeten aan huis',
      description: 'Een adviseur meet alle openingen op en bespreekt draairichting, kleur en glas.',
    },
    {
      title: 'Voorstel per raam',
      description: 'De offerte bevat een tekening en een prijs per kozijn, zodat u ook in fasen kunt werken.',
    },
    {
      title: 'Productie',
      description: 'Na uw akkoord maakt de fabriek de kozijnen op maat. Wij houden u op de hoogte van de leverweek.',
    },
    {
      title: 'Oude kozijnen wisselen',
      description: 'De timmerlieden beschermen vloer en meubels, nemen het oude kozijn uit en stellen het nieuwe.',
    },
    {
      title: 'Kitten en aftimmeren',
      description: 'Naden worden binnen luchtdicht en buiten waterkerend afgewerkt.',
    },
    {
      title: 'Laatste afstelling',
      description: 'Samen opent en sluit u elk raam. Klemt er later iets, dan stellen wij het bij.',
    },
  ],
  benefits: [
    'Minder tocht en minder koudeval bij het raam.',
    'Buitengeluid komt gedempt binnen, zeker met akoestisch glas.',
    'U kiest zelf of u alles tegelijk of gevel voor gevel vervangt.',
    'Het papierwerk voor de ISDE-aanvraag ligt bij oplevering klaar.',
    'Oude kozijnen en glas nemen wij mee.',
  ],
} satisfies ServiceText;
