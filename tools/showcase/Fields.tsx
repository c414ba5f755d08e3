import { Sun } from 'lucide';
import { CheckboxChoice, ChoiceGroup, RadioPick } from '../../src/design/Choice/Choice';
import { ErrorSummary } from '../../src/design/ErrorSummary/ErrorSummary';
import { TextArea, TextField } from '../../src/design/Field/Field';
import { Icon } from '../../src/design/Icon/Icon';
import { Select } from '../../src/design/Select/Select';
import * as styles from './showcase.css';
import { nothing, Sample, InStates } from './Sample';

export const Fields = () => (
  <section>
    <h2>Velden</h2>
    <div className={styles.wide}>
      <InStates name="TextField">
        <TextField id="naam" label="Naam" value="" placeholder="Uw naam" onValue={nothing} />
      </InStates>
      <Sample name="TextField optional, help">
        <TextField id="telefoon" label="Telefoon" optional help="Voor vragen." value="06 12" onValue={nothing} />
      </Sample>
      <Sample name="TextField error">
        <TextField id="mail" label="E-mail" value="jan" error="Vul een geldig e-mailadres in." onValue={nothing} />
      </Sample>
      <Sample name="TextField unit, large">
        <TextField id="verbruik" label="Verbruik" unit="kWh" large value="3500" onValue={nothing} />
      </Sample>
      <Sample name="TextArea">
        <TextArea id="bericht" label="Bericht" value="" placeholder="Uw vraag" onValue={nothing} />
      </Sample>
      <Sample name="TextArea error">
        <TextArea id="vraag" label="Bericht" value="" error="Vul een bericht in." onValue={nothing} />
      </Sample>
      <InStates name="Select">
        <Select id="blok" label="Dagdeel" placeholder="Kies" choices={['Ochtend']} value="" onValue={nothing} />
      </InStates>
      <Sample name="Select error">
        <Select id="deel" label="Dagdeel" placeholder="Kies" choices={[]} value="" error="Kies." onValue={nothing} />
      </Sample>
      <Sample name="ErrorSummary">
        <ErrorSummary
          id="fouten"
          problems={[
            { field: 'mail', label: 'E-mail', message: 'Vul een geldig e-mailadres in.' },
            { field: 'vraag', label: 'Bericht', message: 'Vul een bericht in.' },
          ]}
        />
      </Sample>
    </div>
  </section>
);

export const Choices = () => (
  <section>
    <h2>Keuzes</h2>
    <div className={styles.wide}>
      {[false, true].map((checked) => (
        <InStates key={String(checked)} name={checked ? 'CheckboxChoice gekozen' : 'CheckboxChoice'}>
          <CheckboxChoice label="Zonnepanelen" note="Met omvormer" checked={checked} onChecked={nothing} />
        </InStates>
      ))}
      <Sample name="CheckboxChoice compact">
        <CheckboxChoice label="Laadpaal" compact checked onChecked={nothing} />
      </Sample>
      {(['row', 'column'] as const).map((layout) => (
        <InStates key={layout} name={`RadioPick ${layout}`}>
          <RadioPick name={layout} label="Zuid" layout={layout} picture={<Icon of={Sun} />} />
        </InStates>
      ))}
      <Sample name="RadioPick gekozen">
        <RadioPick name="gekozen" label="Zuid" picture={<Icon of={Sun} />} defaultChecked />
      </Sample>
    </div>
    {([1, 2, 3, 4, 5, 'flow'] as const).map((columns) => (
      <Sample key={columns} name={`ChoiceGroup ${columns}`}>
        <ChoiceGroup legend="Dakrichting" hint="Kies er een." columns={columns}>
          {['Oost', 'Zuid', 'West'].map((label) => (
            <RadioPick key={label} name={`richting-${columns}`} label={label} />
          ))}
        </ChoiceGroup>
      </Sample>
    ))}
    <Sample name="ChoiceGroup icon">
      <ChoiceGroup legend="Zonne-energie" icon={<Icon of={Sun} />} columns={2}>
        <CheckboxChoice label="Zonnepanelen" checked={false} onChecked={nothing} />
      </ChoiceGroup>
    </Sample>
  </section>
);
