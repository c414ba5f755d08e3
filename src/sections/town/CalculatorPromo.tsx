import { ArrowRight } from 'lucide';
import type { ReactNode } from 'react';
import roof from '../../../content/pictures/dak-panelen.jpg?w=480;800&format=avif;webp;jpeg&quality=65&as=picture';
import { ButtonLink } from '../../design/Button/Button';
import { Icon } from '../../design/Icon/Icon';
import { Picture } from '../../design/Picture/Picture';
import { PromoCard } from '../../design/PromoCard/PromoCard';

export const CalculatorPromo = ({ children }: { children: ReactNode }) => (
  <PromoCard
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
  </PromoCard>
);
