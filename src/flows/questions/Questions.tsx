import { ChevronDown } from 'lucide';
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
  const { open, toggle, control } = useDisclosure(host, { watch: watchNothing, open: comesOpen });
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
