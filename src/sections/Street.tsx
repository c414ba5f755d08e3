import street from '../../content/pictures/hero-rijtjeshuizen.jpg?crop=122,49,1460,821&w=1200;1460&format=avif;webp;jpeg&quality=50&as=picture';
import streetOnPhones from '../../content/pictures/hero-rijtjeshuizen.jpg?crop=244,49,1139,821&w=860&format=avif;webp&quality=45&as=picture';
import { Picture } from '../design/Picture';
import { restPart } from '../design/restPart';

const Clip = restPart(() => import('../flows/clip/Clip').then((part) => part.Clip));

interface Props {
  /** Width at which the whole picture is drawn, cut off or not. */
  sizes: string;
}

/** A row of houses, as the camera of the clip sees it; the clip comes over it. */
export const Street = ({ sizes }: Props) => (
  <>
    <Picture
      picture={street}
      narrow={{ picture: streetOnPhones, media: '(max-width: 430px)', sizes: '430px' }}
      alt="Rij bakstenen huizen met zonnepanelen op de pannendaken"
      sizes={sizes}
      priority
    />
    <Clip />
  </>
);
