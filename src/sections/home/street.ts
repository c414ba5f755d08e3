import street from '../../../content/pictures/hero-rijtjeshuizen.jpg?crop=122,49,1460,821&w=1200;1460&format=avif;webp;jpeg&quality=65&as=picture';
// At most one round trip of a new connection (`tools/build/budgets.ts`).
import streetOnPhones from '../../../content/pictures/hero-rijtjeshuizen.jpg?crop=244,49,1139,821&w=720&format=avif;webp&quality=28&as=picture';
import type { HeroImage } from '../shared/HeroPicture';

export const rowOfHouses: HeroImage = {
  picture: street,
  onPhones: streetOnPhones,
  alt: 'Rij bakstenen huizen met zonnepanelen op de pannendaken',
};
