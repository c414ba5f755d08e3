import { useActorRef, useSelector } from '@xstate/react';
import { Suspense, lazy } from 'react';
import { galleryTexts } from '../../../content/gallery';
import type { GalleryInput } from '../../../machines/gallery/gallery.machine';
import { Spinner } from '../../design/Spinner';
import { importAgain } from '../../import-again';
import { galleryLogic } from './gallery.logic';
import * as styles from './gallery.css';
import { shapes } from './shapes';
import { Thumbnail } from './Thumbnail';

const loadOverlay = () => importAgain(() => import('./Overlay'));
const Overlay = lazy(loadOverlay);

export function Gallery({ images: given }: GalleryInput) {
  const gallery = useActorRef(galleryLogic, { input: { images: given } });
  const state = useSelector(gallery, (snapshot) => snapshot);
  const { images, selected } = state.context;
  const viewed = state.matches({ loaded: 'viewing' }) && images[selected];

  if (state.matches('loading')) {
    return (
      <p className={styles.waiting} role="status">
        <Spinner />
        {galleryTexts.loading}
      </p>
    );
  }
  if (state.matches('empty')) {
    return (
      <div className={styles.empty}>
        <h2>{galleryTexts.empty}</h2>
        <p>{galleryTexts.fill}</p>
      </div>
    );
  }
  return (
    <>
      <ul className={styles.grid}>
        {images.map((image, index) => (
          <li key={image.name} className={styles.place}>
            <Thumbnail
              gallery={gallery}
              image={image}
              shape={shapes[index % shapes.length] ?? 1}
              first={index === 0}
              onOpen={() => loadOverlay().then(() => gallery.send({ type: 'image.select', index }))}
            />
          </li>
        ))}
      </ul>
      {viewed && (
        <Suspense>
          <Overlay gallery={gallery} image={viewed} />
        </Suspense>
      )}
    </>
  );
}
