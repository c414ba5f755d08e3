import { aside, numbered } from '../shared/aside.css';
import { PhoneDetails } from '../shared/PhoneDetails';

const steps = [
  { title: 'Wij bellen of mailen u', text: 'Binnen 24 uur.' },
  { title: 'Gratis inspectie', text: 'Wij bekijken dak en meterkast bij u thuis.' },
  { title: 'Offerte met vaste prijs', text: '30 dagen geldig. U beslist.' },
];

/** Beside a form: what happens once it is sent, and the telephone for who would rather call. */
export const NextSteps = () => (
  <aside className={aside} aria-label="Na uw aanvraag">
    <div>
      <h2>Na uw aanvraag</h2>
      <ol className={numbered}>
        {steps.map(({ title, text }) => (
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
