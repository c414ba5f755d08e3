import type { ActorRefFrom } from 'xstate';
import { formTexts } from '../../../content/forms/forms';
import type { callbackMachine } from '../../../machines/forms/callback.machine';
import { FormEnd } from './FormEnd';
import { FormField } from './FormField';
import { FormProblems } from './FormProblems';
import { LeadForm } from './LeadForm';
import * as styles from './forms.css';

export const CallbackForm = ({ callback }: { callback: ActorRefFrom<typeof callbackMachine> }) => (
  <LeadForm
    id="callback-form"
    name={formTexts.callback.choose}
    onSubmit={(submission) => callback.send({ type: 'submit', ...submission })}
  >
    <FormProblems form={callback} />
    <div className={styles.fields}>
      <FormField form={callback} field="name" />
      <FormField form={callback} field="phone" />
      <FormField form={callback} field="preferredTime" optional />
    </div>
    <FormEnd form={callback} texts={formTexts.callback} />
  </LeadForm>
);
