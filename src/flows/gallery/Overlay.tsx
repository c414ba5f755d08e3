import * as Dialog from '@radix-ui/react-dialog';
import { ChevronLeft, ChevronRight, X } from 'lucide';
import { useLayoutEffect } from 'react';
import { projects } from '../../../content/projects';
import type { GalleryActor, GalleryImage } from '../../../machines/gallery/gallery.machine';
import { Icon } from '../../design/Icon/Icon';
import { Picture } from '../../design/Picture/Picture';
import { ProjectFacts } from './ProjectFacts';
import { work } from './caption.css';
import * as styles from './overlay.css';

interface Props {
  gallery: GalleryActor;
  image: GalleryImage;
}

export function Overlay({ gallery, image: { name, alt, picture } }: Props) {
  const previous = () => gallery.send({ type: 'previous' });
  const next = () => gallery.send({ type: 'next' });

  // On the window: keys that are pressed before the overlay has the focus count as well.
  useLayoutEffect(() => {
    const step = ({ key }: KeyboardEvent) => {
      if (key === 'ArrowLeft') previous();
      if (key === 'ArrowRight') next();
    };
    addEventListener('keydown', step);
    return () => removeEventListener('keydown', step);
  });

  return (
    <Dialog.Root open onOpenChange={() => gallery.send({ type: 'overlay.close' })}>
      <Dialog.Portal>
        <Dialog.Overlay className={styles.veil} />
        <Dialog.Content
          className={styles.overlay}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            document.getElementById(name)?.focus();
          }}
        >
          <div className={styles.frame}>
            <Picture key={name} picture={picture} alt={alt} sizes="min(100vw, 1600px)" priority />
          </div>
          <div className={styles.bar}>
            <div className={styles.caption} aria-live="polite">
              <Dialog.Title className={work}>{projects[name]?.work}</Dialog.Title>
              <Dialog.Description asChild>
                <ProjectFacts of={name} />
              </Dialog.Description>
            </div>
            <div className={styles.controls}>
              <button type="button" aria-label="Vorig beeld" onClick={previous}>
                <Icon of={ChevronLeft} />
              </button>
              <button type="button" aria-label="Volgend beeld" onClick={next}>
                <Icon of={ChevronRight} />
              </button>
              <Dialog.Close aria-label="Sluiten">
                <Icon of={X} />
              </Dialog.Close>
            </div>
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
