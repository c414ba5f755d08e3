import { shallowEqual, useActorRef, useSelector } from '@xstate/react';
import { ArrowRight, Compass, MapPin, Share2, Zap } from 'lucide';
import { useEffect } from 'react';
import { Breadcrumbs } from '../../design/Breadcrumbs/Breadcrumbs';
import { Icon } from '../../design/Icon/Icon';
import { angleName, orientationNames, streetLine, treesText } from '../../../content/calculator/calculation';
import { investmentLabel, investmentShown } from '../../../content/calculator/investment';
import { euro, euroCents, oneDecimal, whole } from '../../../content/calculator/numbers';
import { addressFirst, shareLabel, takenAlong } from '../../../content/calculator/result';
import { company } from '../../../content/company';
import { summaryOf } from '../../../machines/calculator/calculator.rules';
import { Button } from '../../design/Button/Button';
import { PhoneBar } from '../../design/PhoneBar/PhoneBar';
import { Section, Wrap } from '../../design/Section/Section';
import { lead } from '../../design/tokens/text.css';
import { Outlook } from '../outlook/Outlook';
import { OutlookLine } from '../outlook/OutlookLine';
import { firstAssumptions, outlookIn, outlookLogic } from '../outlook/outlook.logic';
import { onward } from './Calculator.css';
import * as styles from './Result.css';
import { Restart } from './Restart';
import { ResultAssumptions, ResultCharts } from './ResultDetails';
import type { StepProps } from './step-props';

export function ResultStep({ calculator, stepper, Heading }: StepProps) {
  const { address, usage, savings } = useSelector(calculator, (snapshot) => summaryOf(snapshot.context), shallowEqual);

  const outlook = useActorRef(outlookLogic, {
    id: 'outlook',
    input: {
      subject: { usage, savings, latitude: address.latitude },
      assumptions: calculator.getSnapshot().context.assumptions ?? firstAssumptions,
    },
  });
  useEffect(() => {
    const changes = outlook.subscribe(({ context: { assumptions } }) =>
      calculator.send({ type: 'assumptions.keep', assumptions }),
    );
    return () => changes.unsubscribe();
  }, [outlook, calculator]);

  const requestQuote = () =>
    calculator.send({ type: 'quote.request', outlook: outlookIn(outlook.getSnapshot())?.summary });

  const first = (
    <>
      {Heading === 'h1' && <Breadcrumbs crumbs={[{ label: 'Zonnepanelen' }]} />}
      <Heading id="calculator.step" tabIndex={-1} className={styles.resultHeading}>
        Dit levert uw dak op
      </Heading>
      <div className={styles.facts}>
        {address.postcode && (
          <p>
            <Icon of={MapPin} />
            {[streetLine(address), address.woonplaats].filter(Boolean).join(', ')}
          </p>
        )}
        <p>
          <Icon of={Zap} />
          {whole(usage.verbruik)} kWh per jaar
        </p>
        <p>
          <Icon of={Compass} />
          {orientationNames[usage.dakrichting]}, {angleName(usage.dakhoek)}
        </p>
        <Restart calculator={calculator} />
      </div>
      {stepper}
      <div className={styles.outcome}>
        <div className={styles.saving} data-tone="dark">
          <p>U bespaart gemiddeld</p>
          <p className={styles.amount}>{euroCents(savings.maandelijkseBesparing)}</p>
          <p>
            per maand, met {whole(savings.aantalPanelen)} {savings.aantalPanelen === 1 ? 'paneel' : 'panelen'} van 400
            Wp op het {usage.dakrichting}en. Na <b>{oneDecimal(savings.terugverdientijd)} jaar</b> hebt u{' '}
            {savings.aantalPanelen === 1 ? 'het' : 'ze'} terugverdiend.
          </p>
          <OutlookLine of={outlook} />
          <Button iconAfter={<Icon of={ArrowRight} />} onClick={requestQuote}>
            Vraag offerte aan
          </Button>
          <p className={styles.handedOver}>{address.postcode ? takenAlong : addressFirst}</p>
        </div>
        <dl className={styles.figures}>
          <Figure
            label="Jaarlijkse opbrengst"
            note={`uw verbruik: ${whole(usage.verbruik)} kWh`}
            value={`${whole(savings.jaarlijkseOpbrengst)} kWh`}
          />
          <Figure label="Aantal panelen" note="400 Wp per paneel" value={whole(savings.aantalPanelen)} />
          <Figure label="Subsidie" note="15% van de investering, aanname" value={euro(savings.subsidie)} />
          <Figure
            label="CO₂-besparing"
            note={`gelijk aan ${treesText(savings.co2Besparing)}`}
            value={`${whole(savings.co2Besparing)} kg per jaar`}
          />
          <Figure label={investmentLabel} note="staat in uw offerte" value={investmentShown} />
        </dl>
      </div>
      <div className={styles.share}>
        <Button
          variant="quiet"
          size="small"
          icon={<Icon of={Share2} />}
          onClick={() => calculator.send({ type: 'share' })}
        >
          {shareLabel}
        </Button>
      </div>
      <PhoneBar call={company.phone.href}>
        <Button onClick={requestQuote}>Offerte</Button>
      </PhoneBar>
    </>
  );

  if (Heading === 'h2') {
    return (
      <div className={styles.result}>
        {first}
        <ResultCharts usage={usage} savings={savings} level={3} />
        <Outlook of={outlook} level={3} />
        <ResultAssumptions usage={usage} savings={savings} level={3} />
      </div>
    );
  }
  return (
    <>
      <div className={styles.result}>{first}</div>
      <Section>
        <Wrap>
          <ResultCharts usage={usage} savings={savings} level={2} />
        </Wrap>
      </Section>
      <Section joined>
        <Wrap>
          <Outlook of={outlook} level={2} />
        </Wrap>
      </Section>
      <Section tone="sand">
        <Wrap>
          <ResultAssumptions usage={usage} savings={savings} level={2} />
        </Wrap>
      </Section>
      <div className={styles.onScreen}>
        <Section>
          <Wrap>
            <div className={styles.invitation}>
              <h2>Klopt het ook op úw dak? Wij komen meten.</h2>
              <p className={lead}>Gratis en vrijblijvend. De offerte blijft 30 dagen geldig.</p>
              <div className={onward}>
                <Button iconAfter={<Icon of={ArrowRight} />} onClick={requestQuote}>
                  Vraag uw offerte aan
                </Button>
                <p>We nemen binnen 24 uur contact met u op.</p>
              </div>
            </div>
          </Wrap>
        </Section>
      </div>
    </>
  );
}

function Figure({ label, note, value }: { label: string; note: string; value: string }) {
  return (
    <div>
      <dt>
        {label}
        <small>{note}</small>
      </dt>
      <dd>{value}</dd>
    </div>
  );
}
