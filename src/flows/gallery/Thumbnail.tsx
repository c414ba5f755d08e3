import { useSelector } from '@xstate/react';
import { preload } from 'react-dom';
import type { GalleryActor, GalleryImage } from '../../../machines/gallery/gallery.machine';
import { Picture } from '../../design/Picture/Picture';
import * as styles from './gallery.css';

interface Props {
  gallery: GalleryActor;
  image: GalleryImage;
  shape: number;
  first: boolean;
  onOpen: () => Promise<void>;
}

/** Links to the image itself before hydration, without JavaScript, and where the overlay cannot be loaded. */
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
        // §2: all images are lazy, the first as well.
        loading="lazy"
        ref={(element) => {
          if (arrived && element && !element.complete) gallery.send({ type: 'image.await', name });
        }}
        onLoad={arrive}
        onError={arrive}
      />
    </a>
  );
}

/** A lazy image loads only after layout. Browsers that do not support the type ignore the preload. */
const preloadPicture = ({ sources: { avif }, img }: GalleryImage['picture'], imageSizes: string) =>
  avif && preload(img.src, { as: 'image', type: 'image/avif', imageSrcSet: avif, imageSizes, fetchPriority: 'high' });

/** The part that is cropped at the sides is loaded as well. */
function sizesIn(shape: number, { w, h }: { w: number; h: number }): string {
  const drawn = (column: number) => Math.round(column * Math.max(1, w / h / shape));
  return `(max-width: 500px) ${drawn(90)}vw, (max-width: 760px) ${drawn(46)}vw, (max-width: 1280px) ${drawn(30)}vw, ${drawn(387)}px`;
}
