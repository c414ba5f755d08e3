import type { Post } from '../../../machines/blog/posts.rules';
import type { PictureSources } from '../../design/Picture';

const pictures = import.meta.glob<PictureSources>(
  ['../../../content/pictures/*.jpg', '!../../../content/pictures/paneel-*.jpg'],
  { query: '?w=320;480;800;1200;1600&format=avif;webp;jpeg&quality=50&as=picture', import: 'default', eager: true },
);

export const coverOf = ({ coverImage }: Post): PictureSources | undefined =>
  pictures[`../../../content/pictures/${coverImage}.jpg`];
