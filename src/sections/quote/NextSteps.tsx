import { nextStepTexts as texts } from '../../../content/pages/quote';
import { aside } from '../shared/aside.css';
import { PhoneDetails } from '../shared/PhoneDetails';
import { StepList } from '../shared/StepList';

export const NextSteps = () => (
  <aside className={aside} aria-label={texts.title}>
    <div>
      <h2>{texts.title}</h2>
      <StepList steps={texts.steps} />
    </div>
    <PhoneDetails />
  </aside>
);
