import { Phone } from 'lucide';
import { company } from '../../../content/company';
import { ButtonAnchor } from '../../design/Button/Button';
import { Icon } from '../../design/Icon/Icon';

export const CallButton = () => (
  <ButtonAnchor
    variant="line"
    href={company.phone.href}
    aria-label={`Bel ${company.phone.shown}`}
    icon={<Icon of={Phone} />}
  >
    {company.phone.shown}
  </ButtonAnchor>
);
