import { shallowEqual, useActorRef, useSelector } from '@xstate/react';
import { formTexts } from '../../../content/forms/forms';
import { messages } from '../../../content/messages';
import { quoteTexts } from '../../../content/pages/quote';
import { errorOf, Problem } from '../../design/Field/Field';
import { useDraft } from '../../effects/useDraft';
import { useFlowEffects } from '../../effects/useFlowEffects';
import { BusinessFields } from './BusinessFields';
import { FormEnd } from './FormEnd';
import { FormField } from './FormField';
import { FormProblems } from './FormProblems';
import { LeadForm } from './LeadForm';
import { ServiceChoices } from './ServiceChoices';
import * as styles from './forms.css';
import { useQuoteChoice } from './useQuoteChoice';
import { quoteDraft, quoteLogic, servicesOf } from './quote.logic';

const servicesProblem = { field: 'diensten', label: 'Diensten', message: messages['quote.noService'] };

export function QuoteForm() {
  const quote = useActorRef(quoteLogic, { id: 'quote-form' });
  const { selectedServices, servicesMissing, servicesRefused } = useSelector(quote, servicesOf, shallowEqual);
  useFlowEffects(quote);
  useDraft(quote, 'quote', quoteDraft);
  useQuoteChoice(quote);

  return (
    <LeadForm
      id="quote-form"
      name="Offerteaanvraag"
      onSubmit={(submission) => quote.send({ type: 'submit', ...submission })}
    >
      <FormProblems form={quote} before={servicesRefused ? [{ ...servicesProblem, mended: !servicesMissing }] : []} />
      <fieldset
        id={servicesProblem.field}
        tabIndex={-1}
        aria-describedby={servicesMissing ? errorOf(servicesProblem.field) : undefined}
        data-refused={servicesMissing}
      >
        <legend className={styles.legend}>
          Waar gaat het om?
          {selectedServices.length > 0 && (
            <span className={styles.count}>{quoteTexts.services(selectedServices.length)}</span>
          )}
        </legend>
        {/* One replaces the other in place, so that no choice moves while it is pressed. */}
        {servicesMissing ? (
          <Problem of={servicesProblem.field}>{servicesProblem.message}</Problem>
        ) : (
          <p className={styles.hint}>{selectedServices.join(', ') || quoteTexts.choose}</p>
        )}
        <ServiceChoices
          selected={selectedServices}
          onSelected={(service, selected) => quote.send({ type: 'service.change', service, selected })}
        />
      </fieldset>
      <fieldset>
        <legend className={styles.legend}>Uw gegevens</legend>
        <div className={styles.fields}>
          <FormField form={quote} field="name" />
          <div className={styles.row}>
            <FormField form={quote} field="email" />
            <FormField form={quote} field="phone" />
          </div>
          <BusinessFields form={quote} />
        </div>
      </fieldset>
      <fieldset>
        <legend className={styles.legend}>Adres van het werk</legend>
        <div className={styles.fields}>
          <div className={styles.row}>
            <FormField form={quote} field="postalCode" />
          </div>
          <FormField
            form={quote}
            field="address"
            help="Vul alleen uw huisnummer in, dan vullen wij straat en plaats voor u aan."
          />
          <div className={styles.row}>
            <FormField form={quote} field="city" />
          </div>
        </div>
      </fieldset>
      <fieldset>
        <legend className={styles.legend}>Aanvullende informatie</legend>
        <div className={styles.fields}>
          <div className={styles.row}>
            <FormField form={quote} field="preferredDate" optional help="Wij bellen u om de datum te bevestigen." />
          </div>
          <FormField form={quote} field="message" optional placeholder="Beschrijf uw specifieke wensen of vragen..." />
        </div>
      </fieldset>
      <FormEnd form={quote} texts={formTexts.quote} more={[['Diensten', selectedServices.join(', ')]]} />
    </LeadForm>
  );
}
