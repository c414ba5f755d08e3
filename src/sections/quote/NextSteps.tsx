import { nextStepTexts as texts } from '../../../content/pages/quote';
import line from '../../../content/drawings/eerste-regel.svg?no-inline';
import { aside, handwriting } from '../shared/aside.css';
import { PhoneDetails } from '../shared/PhoneDetails';
import { StepList } from '../shared/StepList';

export const NextSteps = () => (
  <aside className={aside} aria-label={texts.title}>
    <div>
      <h2>{texts.title}</h2>
      <StepList steps={texts.steps} />
    </div>
    <div>
      <h2>{texts.opening.title}</h2>
      <img className={handwriting} src={line} alt={texts.opening.line} width={302} height={75} loading="lazy" />
    </div>
    <PhoneDetails />
  </aside>
);
