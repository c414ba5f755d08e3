import { useSelector } from '@xstate/react';
import { ArrowRight } from 'lucide';
import { messages } from '../../../content/messages';
import { postcodeShort } from '../../../machines/calculator/calculator.rules';
import { Button } from '../../design/Button';
import { TextField } from '../../design/Field';
import { Icon } from '../../design/Icon';
import * as styles from './Calculator.css';
import { StepForm } from './StepForm';
import type { StepProps } from './views';

export function AddressStep({ calculator, stepper, Heading }: StepProps) {
  const { postcode, huisnummer } = useSelector(calculator, (snapshot) => snapshot.context.address);
  const refused = useSelector(calculator, (snapshot) => snapshot.context.refused);
  const busy = useSelector(calculator, (snapshot) => snapshot.hasTag('busy'));

  return (
    <StepForm
      stepper={stepper}
      Heading={Heading}
      title="Wat levert uw dak op?"
      intro={<p>Vul uw adres in. In vier stappen ziet u opbrengst, besparing en terugverdientijd.</p>}
      onSubmit={() => calculator.send({ type: 'address.submit' })}
    >
      <div className={styles.address}>
        <TextField
          id="postcode"
          label="Postcode"
          autoComplete="postal-code"
          placeholder="1234 AB"
          error={refused && postcodeShort(postcode) ? messages['address.postcodeInvalid'] : undefined}
          readOnly={busy}
          value={postcode}
          onValue={(value) => calculator.send({ type: 'postcode.change', value })}
        />
        <TextField
          id="huisnummer"
          label="Huisnummer"
          inputMode="numeric"
          placeholder="12"
          error={refused && !huisnummer ? 'Vul uw huisnummer in' : undefined}
          readOnly={busy}
          value={huisnummer}
          onValue={(value) => calculator.send({ type: 'huisnummer.change', value })}
        />
        <Button type="submit" busy={busy && 'Adres zoeken...'} iconAfter={<Icon of={ArrowRight} />}>
          Bereken uw besparing
        </Button>
        <p className={styles.note}>
          Gratis en zonder verplichting. Uw adres gaat alleen mee als u een offerte aanvraagt.
        </p>
      </div>
    </StepForm>
  );
}
