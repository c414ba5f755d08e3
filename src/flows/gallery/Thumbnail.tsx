import { useSelector } from '@xstate/react';
import { preload } from 'react-dom';
import type { GalleryActor, GalleryImage } from '../../../machines/gallery/gallery.machine';
import { Picture } from '../../design/Picture/Picture';
import * as styles from './gallery.css';

interface Props {
  gallery: GalleryActor;
  image: GalleryImage;
  /** Width by height of its place. */
  shape: number;
  /** Seen before the others. */
  first: boolean;
  onOpen: () => Promise<void>;
}

/** A link to the image itself before hydration, without JavaScript, and where the overlay cannot be had. */
export function Thumbnail({ gallery, image: { name, alt, picture }, shape, first, onOpen }: Props) {
  const arrived = useSelector(gallery, ({ context }) => !context.awaited.includes(name));
  const arrive = () => gallery.send({ type: 'image.arrive', name });
  const sizes = sizesIn(shape, picture.img);
  if (first) preloadPicture(picture, sizes);

  return (
    <a
      id={name}
      href={picture.img.src}
      className={styles.thumbnail}
      data-arrived={arrived}
      onClick={(event) => {
        event.preventDefault();
        onOpen().catch(() => window.location.assign(picture.img.src));
      }}
    >
      <Picture
        picture={picture}
        alt={alt}
        sizes={sizes}
        priority={first}
        // §2 has all of them lazy, the first as well.
        loading="lazy"
        ref={(element) => {
          if (arrived && element && !element.complete) gallery.send({ type: 'image.await', name });
        }}
        onLoad={arrive}
        // Its text is shown instead.
        onError={arrive}
      />
    </a>
  );
}

/** A lazy image is not asked for before layout. Browsers that do not know the type pass the preload over. */
const preloadPicture = ({ sources: { avif }, img }: GalleryImage['picture'], imageSizes: string) =>
  avif && preload(img.src, { as: 'image', type: 'image/avif', imageSrcSet: avif, imageSizes, fetchPriority: 'high' });

/** What is cut off at the sides of a place that is narrower than the picture is drawn as well. */
function sizesIn(shape: number, { w, h }: { w: number; h: number }): string {
  const drawn = (column: number) => Math.round(column * Math.max(1, w / h / shape));
  return `(max-width: 600px) ${drawn(90)}vw, (max-width: 900px) ${drawn(46)}vw, ${drawn(300)}px`;
}
