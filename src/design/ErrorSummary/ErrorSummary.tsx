import { heading, problemLink, summary } from './ErrorSummary.css';
import { UnbrokenWords } from '../UnbrokenWords/UnbrokenWords';

interface Problem<Field> {
  field: Field;
  label: string;
  message: string;
  /** Mended since the form was refused. It stays in the summary, so that the fields below do not move while the visitor types. */
  mended?: boolean;
}

interface Props<Field> {
  id: string;
  problems: readonly Problem<Field>[];
  onMend?: (field: Field) => void;
}

function focus(field: string) {
  const target = document.getElementById(field);
  target?.focus();
  // Browsers scroll to the middle of a group, which may be higher than the window.
  if (target?.matches('fieldset')) target.scrollIntoView();
}

export function ErrorSummary<Field extends string>({ id, problems, onMend = focus }: Props<Field>) {
  if (problems.length === 0) return null;
  return (
    <div className={summary} role="alert">
      <h2 id={id} className={heading} tabIndex={-1}>
        {problems.length === 1 ? 'Nog één gegeven nodig' : `Nog ${problems.length} gegevens nodig`}
      </h2>
      <ul>
        {problems.map(({ field, label, message, mended }) => (
          <li key={field}>
            <a
              href={`#${field}`}
              className={problemLink}
              data-mended={mended}
              onClick={(event) => {
                // A fragment link would add a history entry without the state of this one.
                event.preventDefault();
                onMend(field);
              }}
            >
              <span>
                <UnbrokenWords>{`${label}: ${message.charAt(0).toLowerCase()}${message.slice(1)}`}</UnbrokenWords>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
