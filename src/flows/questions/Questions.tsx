import { ChevronDown } from 'lucide';
import { useMemo } from 'react';
import type { Question } from '../../../content/questions';
import { Icon } from '../../design/Icon';
import { useDisclosure } from '../menus/useDisclosure';
import { watchNothing } from '../menus/watch-page';
import * as styles from './questions.css';

interface Props {
  questions: readonly Question[];
}

export const Questions = ({ questions }: Props) => (
  <div>
    {questions.map((question, index) => (
      <Answerable key={question.question} host={`vraag-${index + 1}`} comesOpen={index === 0} {...question} />
    ))}
  </div>
);

/**
 * Without script, before the page has come to life, and when it searches the page for a word, the browser opens and
 * closes a `details` by itself; the machine is told of it. A press is the machine's.
 */
function Answerable({ host, comesOpen, question, answer }: Question & { host: string; comesOpen: boolean }) {
  const opened = useMemo(() => openedBefore(host, question), [host, question]);
  const { open, toggle, control } = useDisclosure(host, { watch: watchNothing, open: opened ?? comesOpen });
  return (
    <div id={host} className={styles.question}>
      <details
        open={open}
        onToggle={({ currentTarget }) => {
          if (currentTarget.open !== open) toggle();
        }}
      >
        <summary
          id={control.id}
          className={styles.summary}
          onClick={(event) => {
            event.preventDefault();
            control.onClick();
          }}
        >
          {question}
          <Icon of={ChevronDown} />
        </summary>
        <p className={styles.answer}>{answer}</p>
      </details>
    </div>
  );
}

/** Whether its answer is shown, if the page had it before it came to life: a visitor may have pressed it by then. */
function openedBefore(host: string, question: string): boolean | undefined {
  if (import.meta.env.SSR) return undefined;
  const details = document.getElementById(host)?.querySelector('details');
  return details?.textContent.startsWith(question) ? details.open : undefined;
}
