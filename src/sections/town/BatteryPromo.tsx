import { ArrowRight } from 'lucide';
import { batteryIndexTexts } from '../../../content/pages/town-index';
import battery from '../../../content/pictures/thuisbatterij.jpg?w=480;800&format=avif;webp;jpeg&quality=65&as=picture';
import { Icon } from '../../design/Icon/Icon';
import { Picture } from '../../design/Picture/Picture';
import { PromoCard } from '../../design/PromoCard/PromoCard';
import { QuoteLink } from '../shared/QuoteLink';

const { title, text, ask } = batteryIndexTexts.promo;

export const BatteryPromo = () => (
  <PromoCard
    picture={
      <Picture
        picture={battery}
        alt="Thuisbatterij naast omvormer en groepenkast"
        sizes="(max-width: 760px) 100vw, 400px"
      />
    }
    title={title}
    level={2}
  >
    <p>{text}</p>
    <QuoteLink iconAfter={<Icon of={ArrowRight} />}>{ask}</QuoteLink>
  </PromoCard>
);
