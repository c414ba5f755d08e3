import { heading, problemLink, summary } from './ErrorSummary.css';
import { UnbrokenWords } from '../UnbrokenWords/UnbrokenWords';

interface Problem<Field> {
  /** The `id` of the field. */
  field: Field;
  label: string;
  message: string;
  /** Since the form was refused. The summary stays as high as it was: who is typing below it is not pushed away. */
  mended?: boolean;
}

interface Props<Field> {
  /** Of the heading, which takes the focus when a form is refused. */
  id: string;
  problems: readonly Problem<Field>[];
  /** How the visitor gets to a field that is not in view. */
  onMend?: (field: Field) => void;
}

function focus(field: string) {
  const target = document.getElementById(field);
  target?.focus();
  // A group may be higher than the window, whose middle it would be brought to.
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
                // A jump within the page would be an entry of its own in the history, without what this one carries.
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
