import street from '../../content/pictures/hero-rijtjeshuizen.jpg?crop=122,49,1460,821&w=1200;1460&format=avif;webp;jpeg&quality=50&as=picture';
import streetOnPhones from '../../content/pictures/hero-rijtjeshuizen.jpg?crop=244,49,1139,821&w=860&format=avif;webp&quality=35&as=picture';
import type { Seen } from './Scene';

export const rowOfHouses: Seen = {
  picture: street,
  narrow: { picture: streetOnPhones, media: '(max-width: 430px)', sizes: '430px' },
  alt: 'Rij bakstenen huizen met zonnepanelen op de pannendaken',
};
