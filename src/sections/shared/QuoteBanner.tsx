import { ArrowRight } from 'lucide';
import { closeClaims } from '../../../content/claims';
import { Icon } from '../../design/Icon/Icon';
import { ClosingBanner } from './ClosingBanner';
import { QuoteLink } from './QuoteLink';

interface Props {
  /** Of a page with an orange button that can be in view beside this one: only one of them is orange. */
  quiet?: boolean;
}

export const QuoteBanner = ({ quiet }: Props) => (
  <ClosingBanner title="Vertel ons wat u wilt. Wij rekenen het uit." lead={closeClaims.reply.text} quiet={quiet}>
    <QuoteLink variant={quiet ? 'line' : 'primary'} iconAfter={<Icon of={ArrowRight} />}>
      Vraag offerte aan
    </QuoteLink>
  </ClosingBanner>
);
