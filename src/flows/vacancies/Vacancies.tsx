import { useActorRef, useSelector } from '@xstate/react';
import { ChevronDown } from 'lucide';
import { crew } from '../../../content/crew';
import { jobs } from '../../../content/jobs';
import { vacancyFilters, vacancyTexts } from '../../../content/pages/vacancies';
import { vacanciesMachine } from '../../../machines/vacancies/vacancies.machine';
import { matching } from '../../../machines/vacancies/vacancies.rules';
import { Button } from '../../design/Button/Button';
import { Faces } from '../../design/Faces/Faces';
import { Icon } from '../../design/Icon/Icon';
import { CheckboxChoice, ChoiceGroup } from '../../design/Choice/Choice';
import { phoneFold } from '../../design/Fold/Fold.css';
import { TextField } from '../../design/Field/Field';
import { JobCards } from './JobCards';
import * as styles from './vacancies.css';

export const CrewFaces = () => <Faces drawings={Object.values(crew).map(({ portrait }) => portrait)} size={96} />;

export function Vacancies() {
  const vacancies = useActorRef(vacanciesMachine, { id: 'vacatures', input: { jobs } });
  const search = useSelector(vacancies, ({ context }) => context.search);
  const filters = useSelector(vacancies, ({ context }) => context.filters);
  const expanded = useSelector(vacancies, ({ context }) => context.expanded);
  const none = useSelector(vacancies, (snapshot) => snapshot.matches('none'));
  const left = matching(jobs, { search, filters });

  return (
    <div id="vacatures" className={styles.columns}>
      <search>
        <details className={phoneFold}>
          <summary className={styles.foldTitle}>
            {vacancyTexts.filters(Object.values(filters).flat().length + Number(search !== ''))}
            <Icon of={ChevronDown} />
          </summary>
          <div className={styles.filters}>
            <TextField
              id="zoeken"
              type="search"
              label={vacancyTexts.search}
              autoComplete="off"
              value={search}
              onValue={(value) => vacancies.send({ type: 'search.change', value })}
            />
            {vacancyFilters.map(({ group, label, options }) => (
              <ChoiceGroup key={group} legend={label} columns="flow">
                {options.map((option) => (
                  <CheckboxChoice
                    key={option}
                    compact
                    label={option}
                    checked={filters[group].includes(option)}
                    onChecked={(chosen) => vacancies.send({ type: 'filter.change', group, value: option, chosen })}
                  />
                ))}
              </ChoiceGroup>
            ))}
            <Button variant="line" size="small" onClick={() => vacancies.send({ type: 'filters.reset' })}>
              {vacancyTexts.reset}
            </Button>
          </div>
        </details>
      </search>
      <div>
        <p className={styles.status} role="status" data-none={none}>
          {none ? vacancyTexts.none : vacancyTexts.left(left.length)}
        </p>
        <JobCards jobs={left} open={expanded} onOpen={(ids) => vacancies.send({ type: 'jobs.expand', ids })} />
      </div>
    </div>
  );
}
