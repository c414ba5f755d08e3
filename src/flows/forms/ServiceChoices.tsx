import { ChevronDown } from 'lucide';
import { quoteTexts } from '../../../content/pages/quote';
import { serviceChoices } from '../../../content/forms/service-choices';
import { CheckboxChoice, ChoiceGroup } from '../../design/Choice/Choice';
import { phoneFold } from '../../design/Fold/Fold.css';
import { Icon } from '../../design/Icon/Icon';
import { namedIcons } from '../../design/Icon/named-icons';
import { visuallyHidden } from '../../design/tokens/text.css';
import * as styles from './forms.css';

interface Props {
  selected: readonly string[];
  onSelected: (service: string, selected: boolean) => void;
}

/** On phones a line for each group, which says how many of it are chosen. */
export const ServiceChoices = ({ selected, onSelected }: Props) =>
  serviceChoices.map(({ group, icon, services }) => {
    const chosen = services.filter((service) => selected.includes(service)).length;
    return (
      <details key={group} className={`${phoneFold} ${styles.group}`}>
        <summary className={styles.groupLine}>
          <Icon of={namedIcons[icon]} />
          {group}
          <span className={chosen ? styles.count : undefined}>
            {chosen ? (
              <>
                {chosen}
                <span className={visuallyHidden}> {quoteTexts.chosen}</span>
              </>
            ) : null}
          </span>
          <Icon of={ChevronDown} />
        </summary>
        <ChoiceGroup
          legend={group}
          icon={<Icon of={namedIcons[icon]} />}
          columns={services.length === 4 ? 2 : services.length}
        >
          {services.map((service) => (
            <CheckboxChoice
              key={service}
              name="selected_services"
              label={service}
              value={service}
              checked={selected.includes(service)}
              onChecked={(checked) => onSelected(service, checked)}
            />
          ))}
        </ChoiceGroup>
      </details>
    );
  });
