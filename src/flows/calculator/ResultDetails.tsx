import { Printer } from 'lucide';
import type { ReactNode } from 'react';
import { meteringEnds, monthsSource, paybackShown, subsidyNote, yearShown } from '../../../content/calculator/result';
import type { Savings, Usage } from '../../../machines/calculator/calculator.rules';
import { monthsOf } from '../../../machines/calculator/year.rules';
import { Button, TextLink } from '../../design/Button/Button';
import { Icon } from '../../design/Icon/Icon';
import { Head } from '../../design/Section/Section';
import { note } from '../../design/tokens/text.css';
import { onScreen } from './Result.css';
import { answer } from '../../design/Fold/Fold.css';
import { Fold } from '../../design/Fold/Fold';
import { PaybackChart } from './PaybackChart';
import * as styles from './ResultDetails.css';
import { AssumptionsTable, MonthsTable, PaybackTable } from './ResultTables';
import { YearChart } from './YearChart';

interface Props {
  usage: Usage;
  savings: Savings;
  level: 2 | 3;
}

export function ResultCharts({ usage, savings, level }: Props) {
  const months = monthsOf(usage, savings);
  const year = yearShown(months);
  const payback = paybackShown(savings.terugverdientijd);

  return (
    <div className={styles.charts}>
      <ChartRow
        chart={
          <>
            <YearChart months={months} />
            <p className={note}>{monthsSource}</p>
          </>
        }
      >
        <Head level={level} title={year.title} lead={year.text}>
          <p className={onScreen}>
            <TextLink to="/diensten/$serviceId" params={{ serviceId: 'thuisbatterij' }}>
              Bekijk de thuisbatterij
            </TextLink>
          </p>
        </Head>
      </ChartRow>
      <ChartRow chart={<PaybackChart years={savings.terugverdientijd} />}>
        <Head level={level} title={payback.title} lead={payback.text} />
      </ChartRow>
    </div>
  );
}

const ChartRow = ({ chart, children }: { chart: ReactNode; children: ReactNode }) => (
  <div className={styles.row}>
    {children}
    <div className={styles.picture}>{chart}</div>
  </div>
);

export const ResultAssumptions = ({ usage, savings, level }: Props) => (
  <div className={styles.assumptions}>
    <Head level={level} title="Zo hebben wij gerekend" lead="Elk getal heeft een bron of is een aanname.">
      <p>
        <Button variant="quiet" size="small" icon={<Icon of={Printer} />} onClick={() => window.print()}>
          Print of bewaar als pdf
        </Button>
      </p>
    </Head>
    <div className={styles.folds}>
      <Fold title="Aannames in deze berekening" open>
        <AssumptionsTable usage={usage} />
        <p className={answer}>{subsidyNote}</p>
      </Fold>
      <Fold title={meteringEnds.question}>
        {meteringEnds.answer.map((paragraph) => (
          <p key={paragraph} className={answer}>
            {paragraph}
          </p>
        ))}
        <p className={note}>{meteringEnds.source}</p>
      </Fold>
      <Fold title="Maandcijfers als tabel">
        <MonthsTable months={monthsOf(usage, savings)} usage={usage} savings={savings} />
      </Fold>
      <Fold title="Terugverdienen als tabel">
        <PaybackTable savings={savings} />
      </Fold>
    </div>
  </div>
);
