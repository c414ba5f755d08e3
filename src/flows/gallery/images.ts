import { pictureTexts } from '../../../content/picture-texts';
import type { GalleryImage } from '../../../machines/gallery/gallery.machine';

// Widths that no other page uses: a module that two pages share becomes a chunk that both load.
const pictures = import.meta.glob<GalleryImage['picture']>(['../../../content/pictures/*.jpg', '!**/paneel-*.jpg'], {
  query: '?w=320;480;720;960;1280;1600&format=avif;webp;jpeg&quality=40&as=picture',
  import: 'default',
  eager: true,
});

const order = Object.keys(pictureTexts);

export const images: readonly GalleryImage[] = Object.entries(pictures)
  .map(([file, picture]) => {
    const name = file.replace(/^.*\/(.+)\.jpg$/, '$1');
    const alt = pictureTexts[name];
    if (!alt) throw new Error(`content/picture-texts.ts does not say what '${name}' shows.`);
    return { name, alt, picture };
  })
  .sort((one, other) => order.indexOf(one.name) - order.indexOf(other.name));
