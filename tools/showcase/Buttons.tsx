import { company } from '../../content/company';
import { Check, Phone } from 'lucide';
import { Button, ButtonAnchor, ButtonLink, TextLink } from '../../src/design/Button/Button';
import { Icon } from '../../src/design/Icon/Icon';
import * as styles from './showcase.css';
import { Sample, InStates, variants } from './Sample';

export const Buttons = () => (
  <section>
    <h2>Knoppen</h2>
    {variants.map((variant) => (
      <div key={variant} className={styles.row}>
        <InStates name={variant}>
          <Button variant={variant}>Vraag offerte aan</Button>
        </InStates>
        <Sample name={`${variant} small`}>
          <Button variant={variant} size="small" icon={<Icon of={Phone} />}>
            Bel ons
          </Button>
        </Sample>
        <Sample name={`${variant} busy`}>
          <Button variant={variant} wide busy="Bezig met verzenden...">
            Versturen
          </Button>
        </Sample>
      </div>
    ))}
    <Sample name="line aria-pressed">
      <Button variant="line" aria-pressed>
        Gekozen
      </Button>
    </Sample>
    <Sample name="block">
      <Button block iconAfter={<Icon of={Check} />}>
        Over de volle breedte
      </Button>
    </Sample>
    <div className={styles.row}>
      <Sample name="ButtonAnchor">
        <ButtonAnchor href={company.phone.href}>Bel ons</ButtonAnchor>
      </Sample>
      <Sample name="ButtonLink">
        <ButtonLink to="/">Naar een pagina</ButtonLink>
      </Sample>
      <InStates name="TextLink">
        <TextLink to="/">Lees meer</TextLink>
      </InStates>
    </div>
  </section>
);
