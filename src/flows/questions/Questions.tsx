import { ChevronDown } from 'lucide';
import type { Question } from '../../../content/questions';
import { Icon } from '../../design/Icon';
import { useDisclosure } from '../menus/useDisclosure';
import { watchPart } from '../menus/watch-page';
import * as styles from './questions.css';

interface Props {
  questions: readonly Question[];
}

export const Questions = ({ questions }: Props) => (
  <div>
    {questions.map((question, index) => (
      <Answerable key={question.question} host={`vraag-${index + 1}`} {...question} />
    ))}
  </div>
);

/**
 * The browser opens and closes a `details` by itself: without script, before the page has come to life, and when it
 * searches the page for a word. The machine is told of it, and has its own say on Escape.
 */
function Answerable({ host, question, answer }: Question & { host: string }) {
  const { open, toggle, control } = useDisclosure(host, watchPart);
  return (
    <div id={host} className={styles.question}>
      <details
        open={open}
        onToggle={({ currentTarget }) => {
          if (currentTarget.open !== open) toggle();
        }}
      >
        <summary id={control.id} className={styles.summary}>
          {question}
          <Icon of={ChevronDown} />
        </summary>
        <p className={styles.answer}>{answer}</p>
      </details>
    </div>
  );
}
