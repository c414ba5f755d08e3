import { ArrowRight } from 'lucide';
import { closeClaims } from '../../../content/claims';
import { Icon } from '../../design/Icon/Icon';
import { ClosingBanner } from './ClosingBanner';
import { QuoteLink } from './QuoteLink';

interface Props {
  /** Not orange: another orange button of the page may be in view. */
  quiet?: boolean;
}

export const QuoteBanner = ({ quiet }: Props) => (
  <ClosingBanner title="Vertel ons wat u wilt. Wij rekenen het uit." lead={closeClaims.reply.text} quiet={quiet}>
    <QuoteLink variant={quiet ? 'line' : 'primary'} iconAfter={<Icon of={ArrowRight} />}>
      Vraag offerte aan
    </QuoteLink>
  </ClosingBanner>
);
