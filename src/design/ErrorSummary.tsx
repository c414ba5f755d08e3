import { heading, problemLink, summary } from './ErrorSummary.css';

interface Props {
  /** Of the heading, which takes the focus when a form is refused. */
  id: string;
  /** `field` is the `id` of the field. */
  problems: readonly { field: string; label: string; message: string }[];
}

export function ErrorSummary({ id, problems }: Props) {
  if (problems.length === 0) return null;
  return (
    <div className={summary} role="alert">
      <h2 id={id} className={heading} tabIndex={-1}>
        {problems.length === 1 ? 'Nog één gegeven klopt niet' : `Nog ${problems.length} gegevens kloppen niet`}
      </h2>
      <ul>
        {problems.map(({ field, label, message }) => (
          <li key={field}>
            <a
              href={`#${field}`}
              className={problemLink}
              onClick={(event) => {
                // A jump within the page would be an entry of its own in the history, without what this one carries.
                event.preventDefault();
                document.getElementById(field)?.focus();
              }}
            >
              {label}: {message.charAt(0).toLowerCase() + message.slice(1)}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
