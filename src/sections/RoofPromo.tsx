import { ArrowRight } from 'lucide';
import type { ReactNode } from 'react';
import roof from '../../content/pictures/dak-panelen.jpg?w=480;800&format=avif;webp;jpeg&quality=50&as=picture';
import { ButtonLink } from '../design/Button';
import { Icon } from '../design/Icon';
import { Picture } from '../design/Picture';
import { Promo } from '../design/Promo';

/** Leads to the calculator. */
export const RoofPromo = ({ children }: { children: ReactNode }) => (
  <Promo
    picture={
      <Picture
        picture={roof}
        alt="Zonnepanelen rond een dakraam, op oranje en antraciet pannen"
        sizes="(max-width: 760px) 100vw, 400px"
      />
    }
    title="Wat levert uw dak op?"
    level={2}
  >
    <p>{children}</p>
    <ButtonLink to="/zonnepanelen" iconAfter={<Icon of={ArrowRight} />}>
      Bereken uw besparing
    </ButtonLink>
  </Promo>
);
