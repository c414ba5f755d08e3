import { type PictureName, pictureTexts } from '../../../content/picture-texts';
import type { PictureSources } from './Picture';

const pictures = import.meta.glob<PictureSources>(
  ['../../../content/pictures/*.jpg', '!../../../content/pictures/paneel-*.jpg'],
  { query: '?w=320;480;800;1200;1600&format=avif;webp;jpeg&quality=65&as=picture', import: 'default', eager: true },
);
const onPhones = import.meta.glob<PictureSources>(
  ['../../../content/pictures/*.jpg', '!../../../content/pictures/paneel-*.jpg'],
  { query: '?w=720&format=avif;webp&quality=30&as=picture', import: 'default', eager: true },
);

interface Named {
  picture: PictureSources;
  onPhones?: PictureSources;
  alt: string;
}

export function pictureNamed(name: PictureName): Named;
export function pictureNamed(name?: string): Named | undefined;
export function pictureNamed(name = ''): Named | undefined {
  const file = `../../../content/pictures/${name}.jpg`;
  const picture = pictures[file];
  return picture && { picture, onPhones: onPhones[file], alt: pictureTexts[name] ?? '' };
}
