import { nextStepTexts as texts } from '../../../content/pages/quote';
import { aside, numbered } from '../shared/aside.css';
import { PhoneDetails } from '../shared/PhoneDetails';

export const NextSteps = () => (
  <aside className={aside} aria-label={texts.title}>
    <div>
      <h2>{texts.title}</h2>
      <ol className={numbered}>
        {texts.steps.map(({ title, text }) => (
          <li key={title}>
            <div>
              <b>{title}</b>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </div>
    <PhoneDetails />
  </aside>
);
