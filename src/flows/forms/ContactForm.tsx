import { useActorRef } from '@xstate/react';
import { formTexts } from '../../../content/forms/forms';
import { useDraft } from '../../effects/useDraft';
import { useFlowEffects } from '../../effects/useFlowEffects';
import { BusinessFields } from './BusinessFields';
import { FormEnd } from './FormEnd';
import { FormField } from './FormField';
import { FormProblems } from './FormProblems';
import { LeadForm } from './LeadForm';
import * as styles from './forms.css';
import { contactDraft, contactLogic } from './forms.logic';

export function ContactForm() {
  const contact = useActorRef(contactLogic, { id: 'contact-form' });
  useFlowEffects(contact);
  useDraft(contact, 'contact', contactDraft);

  return (
    <LeadForm id="contact-form" onSubmit={(submission) => contact.send({ type: 'submit', ...submission })}>
      <FormProblems form={contact} />
      <div className={styles.fields}>
        <FormField form={contact} field="name" />
        <div className={styles.row}>
          <FormField form={contact} field="email" />
          <FormField form={contact} field="phone" />
        </div>
        <BusinessFields form={contact} />
        <FormField form={contact} field="message" optional />
      </div>
      <FormEnd form={contact} texts={formTexts.contact} />
    </LeadForm>
  );
}
