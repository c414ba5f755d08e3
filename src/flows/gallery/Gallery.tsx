import { useActorRef, useSelector } from '@xstate/react';
import { Suspense } from 'react';
import { projects } from '../../../content/projects';
import { galleryTexts } from '../../../content/pages/gallery';
import type { GalleryInput } from '../../../machines/gallery/gallery.machine';
import { Spinner } from '../../design/Spinner/Spinner';
import { lazyPart } from '../../design/hydration/lazyPart';
import { importWithRetry } from '../../import-with-retry';
import { ProjectFacts } from './ProjectFacts';
import { work } from './caption.css';
import { galleryLogic, viewedImage } from './gallery.logic';
import * as styles from './gallery.css';
import { shapes } from './shapes';
import { Thumbnail } from './Thumbnail';

const load = importWithRetry(() => import('./Overlay'));
const Overlay = lazyPart(async () => (await load()).Overlay);

const preloadOverlay = () => void Overlay.preload().catch(() => undefined);

export function Gallery({ images: given }: GalleryInput) {
  const gallery = useActorRef(galleryLogic, { id: 'galerij', input: { images: given } });
  const images = useSelector(gallery, ({ context }) => context.images);
  const viewed = useSelector(gallery, viewedImage);
  const loading = useSelector(gallery, (snapshot) => snapshot.matches('loading'));
  const empty = useSelector(gallery, (snapshot) => snapshot.matches('empty'));

  if (loading) {
    return (
      <p className={styles.waiting} role="status">
        <Spinner />
        {galleryTexts.loading}
      </p>
    );
  }
  if (empty) {
    return (
      <div className={styles.empty}>
        <h2>{galleryTexts.empty}</h2>
        <p>{galleryTexts.fill}</p>
      </div>
    );
  }
  return (
    <>
      <ul className={styles.grid} onFocus={preloadOverlay} onPointerEnter={preloadOverlay}>
        {images.map((image, index) => (
          <li key={image.name} className={styles.place}>
            <figure className={styles.figure}>
              <Thumbnail
                gallery={gallery}
                image={image}
                shape={shapes[index % shapes.length] ?? 1}
                first={index === 0}
                onOpen={() => Overlay.preload().then(() => gallery.send({ type: 'image.select', index }))}
              />
              <figcaption className={styles.caption}>
                <b className={work}>{projects[image.name]?.work}</b>
                <ProjectFacts of={image.name} />
              </figcaption>
            </figure>
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
