import { useSelector } from '@xstate/react';
import type { GalleryActor, GalleryImage } from '../../../machines/gallery/gallery.machine';
import { Picture } from '../../design/Picture';
import * as styles from './gallery.css';

interface Props {
  gallery: GalleryActor;
  image: GalleryImage;
  onOpen: () => Promise<void>;
}

/** Leads to the image itself, for a visitor whose browser cannot open it over the page. */
export function Thumbnail({ gallery, image: { name, alt, picture }, onOpen }: Props) {
  const arrived = useSelector(gallery, ({ context }) => !context.awaited.includes(name));
  const arrive = () => gallery.send({ type: 'image.arrive', name });

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
        sizes="(max-width: 580px) 130vw, 480px"
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
