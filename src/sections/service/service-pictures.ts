import type { catalogue } from '../../../content/catalogue';
import type { CustomerType } from '../../../content/customers';
import insulation from '../../../content/pictures/dakisolatie.jpg?w=480;800;1200;1600&format=avif;webp;jpeg&quality=65&as=picture';
import insulationOnPhones from '../../../content/pictures/dakisolatie.jpg?w=720&format=avif;webp&quality=30&as=picture';
import solar from '../../../content/pictures/dak-panelen.jpg?w=480;800;1200;1600&format=avif;webp;jpeg&quality=65&as=picture';
import solarOnPhones from '../../../content/pictures/dak-panelen.jpg?w=720&format=avif;webp&quality=30&as=picture';
import roof from '../../../content/pictures/dakrenovatie.jpg?w=480;800;1200;1600&format=avif;webp;jpeg&quality=65&as=picture';
import roofOnPhones from '../../../content/pictures/dakrenovatie.jpg?w=720&format=avif;webp&quality=30&as=picture';
import frames from '../../../content/pictures/kozijnen-voordeur.jpg?w=480;800;1200;1600&format=avif;webp;jpeg&quality=65&as=picture';
import framesOnPhones from '../../../content/pictures/kozijnen-voordeur.jpg?w=720&format=avif;webp&quality=30&as=picture';
import charger from '../../../content/pictures/laadpaal-uitsnede.jpg?w=480;800;1200&format=avif;webp;jpeg&quality=65&as=picture';
import chargerOnPhones from '../../../content/pictures/laadpaal-uitsnede.jpg?w=720&format=avif;webp&quality=30&as=picture';
import wiring from '../../../content/pictures/meterkast.jpg?w=480;800;1200;1600&format=avif;webp;jpeg&quality=65&as=picture';
import wiringOnPhones from '../../../content/pictures/meterkast.jpg?w=720&format=avif;webp&quality=30&as=picture';
import battery from '../../../content/pictures/thuisbatterij.jpg?crop=140,92,1460,821&w=480;800;1200;1600&format=avif;webp;jpeg&quality=65&as=picture';
import batteryOnPhones from '../../../content/pictures/thuisbatterij.jpg?crop=16,59,1584,891&w=720&format=avif;webp&quality=30&as=picture';
import house from '../../../content/pictures/vrijstaand.jpg?w=480;800;1200;1600&format=avif;webp;jpeg&quality=65&as=picture';
import houseOnPhones from '../../../content/pictures/vrijstaand.jpg?w=720&format=avif;webp&quality=30&as=picture';

const wholeHouse = {
  picture: house,
  onPhones: houseOnPhones,
  alt: 'Vrijstaand huis met zonnepanelen en een laadpaal bij de voordeur',
};

export type Subject = (typeof catalogue)[CustomerType][number]['icon'];

export const servicePictures = {
  battery: { picture: battery, onPhones: batteryOnPhones, alt: 'Witte thuisbatterij met omvormer en groepenkast' },
  sun: { picture: solar, onPhones: solarOnPhones, alt: 'Zonnepanelen op een dak met rode pannen' },
  plug: {
    picture: charger,
    onPhones: chargerOnPhones,
    alt: 'Laadpaal aan een bakstenen gevel, met een auto aan de kabel',
  },
  house: { picture: roof, onPhones: roofOnPhones, alt: 'Dak dat half met nieuwe pannen is gedekt' },
  door: { picture: frames, onPhones: framesOnPhones, alt: 'Gevel met donkere kozijnen en een houten voordeur' },
  layers: { picture: insulation, onPhones: insulationOnPhones, alt: 'Zolder met isolatieplaten tussen de balken' },
  factory: { picture: wiring, onPhones: wiringOnPhones, alt: 'Open meterkast met nette bedrading' },
  shield: wholeHouse,
  wrench: wholeHouse,
} satisfies Record<Subject, unknown>;
