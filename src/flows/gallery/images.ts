import { pictureTexts } from '../../../content/picture-texts';
import type { GalleryImage } from '../../../machines/gallery/gallery.machine';

// The widths are those of no other page: a picture that two pages import alike becomes a file that both must load.
const pictures = import.meta.glob<GalleryImage['picture']>(['../../../content/pictures/*.jpg', '!**/paneel-*.jpg'], {
  query: '?w=320;480;720;960;1280;1600&format=avif;webp;jpeg&quality=40&as=picture',
  import: 'default',
  eager: true,
});

const order = Object.keys(pictureTexts);

/** Every picture of the folder but the product shots of home. */
export const images: readonly GalleryImage[] = Object.entries(pictures)
  .map(([file, picture]) => {
    const name = file.replace(/^.*\/(.+)\.jpg$/, '$1');
    const alt = pictureTexts[name];
    if (!alt) throw new Error(`content/picture-texts.ts does not say what '${name}' shows.`);
    return { name, alt, picture };
  })
  .sort((one, other) => order.indexOf(one.name) - order.indexOf(other.name));
