import { useActorRef } from '@xstate/react';
import { calculationText } from '../../../content/calculator/calculation';
import { withoutInvestment } from '../../../content/calculator/investment';
import { formTexts } from '../../../content/forms/forms';
import type { CalculatorHandover } from '../../../machines/calculator/calculator.rules';
import { useDraft } from '../../effects/useDraft';
import { useFlowEffects } from '../../effects/useFlowEffects';
import { BusinessFields } from './BusinessFields';
import { FormEnd } from './FormEnd';
import { FormField } from './FormField';
import { FormProblems } from './FormProblems';
import { LeadForm } from './LeadForm';
import * as styles from './forms.css';
import { calculatorQuoteDraft, calculatorQuoteLogic } from './forms.logic';

export function CalculatorQuoteForm({ calculator }: { calculator: CalculatorHandover }) {
  const quote = useActorRef(calculatorQuoteLogic, { id: 'calculator-quote-form', input: { calculator } });
  useFlowEffects(quote);
  useDraft(quote, 'calculatorQuote', calculatorQuoteDraft);

  return (
    <LeadForm
      id="calculator-quote-form"
      name="Offerteaanvraag"
      onSubmit={(submission) => quote.send({ type: 'submit', ...submission })}
    >
      <FormProblems form={quote} />
      <fieldset>
        <legend className={styles.legend}>Uw gegevens</legend>
        <div className={styles.fields}>
          <FormField form={quote} field="name" />
          <div className={styles.row}>
            <FormField form={quote} field="email" />
            <FormField form={quote} field="phone" />
          </div>
          <BusinessFields form={quote} />
          <FormField form={quote} field="message" optional />
        </div>
      </fieldset>
      <FormEnd
        form={quote}
        texts={formTexts.calculatorQuote}
        more={[['Berekening', `\n${withoutInvestment(calculationText(calculator))}`]]}
      />
    </LeadForm>
  );
}
