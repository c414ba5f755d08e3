import { Mail } from 'lucide';
import { applicationTo, vacancyTexts } from '../../../content/pages/vacancies';
import { ButtonAnchor } from '../../design/Button/Button';
import { Icon } from '../../design/Icon/Icon';
import { ClosingBanner } from '../shared/ClosingBanner';

const { title, lead, apply, subject } = vacancyTexts.open;

export const OpenApplication = () => (
  <ClosingBanner title={title} lead={lead} callers="Eerst iets vragen?">
    <ButtonAnchor href={applicationTo(subject)} icon={<Icon of={Mail} />}>
      {apply}
    </ButtonAnchor>
  </ClosingBanner>
);
