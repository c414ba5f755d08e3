import { ChevronDown } from 'lucide';
import type { Question } from '../../../content/questions';
import { Accordion, AccordionItem } from '../../design/Accordion/Accordion';
import { Icon } from '../../design/Icon/Icon';
import { useAccordion } from '../accordion/useAccordion';
import * as styles from '../../design/Fold/Fold.css';

const idOf = (index: number) => `vraag-${index + 1}`;

export function Questions({ questions }: { questions: readonly Question[] }) {
  const answers = useAccordion('vragen-en-antwoorden', [idOf(0)]);
  return (
    <Accordion id="vragen-en-antwoorden" {...answers}>
      {questions.map(({ question, answer }, index) => (
        <AccordionItem
          key={question}
          of={answers}
          id={idOf(index)}
          className={styles.question}
          summaryClass={styles.summary}
          summary={
            <>
              {question}
              <Icon of={ChevronDown} />
            </>
          }
        >
          <p className={styles.answer}>{answer}</p>
        </AccordionItem>
      ))}
    </Accordion>
  );
}
