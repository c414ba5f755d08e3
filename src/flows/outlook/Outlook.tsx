import { useSelector } from '@xstate/react';
import { RotateCcw } from 'lucide';
import {
  billText,
  billsShown,
  billsSummary,
  daySummary,
  outlookLead,
  outlookTexts as texts,
  ownUseText,
  reasons,
} from '../../../content/calculator/outlook';
import { marketFigures } from '../../../content/market';
import type { OutlookActor } from '../../../machines/outlook/outlook.machine';
import type { Outlook as Figures } from '../../../machines/outlook/outlook.rules';
import { Button } from '../../design/Button/Button';
import { Icon } from '../../design/Icon/Icon';
import { Notice } from '../../design/Notice/Notice';
import { Head } from '../../design/Section/Section';
import { note, visuallyHidden } from '../../design/tokens/text.css';
import { Fold } from '../../design/Fold/Fold';
import { table } from '../calculator/ResultDetails.css';
import { answer } from '../../design/Fold/Fold.css';
import { AssumptionFields } from './AssumptionFields';
import { DayChart } from './DayChart';
import { DayTable } from './DayTable';
import * as styles from './outlook.css';
import { isFailed, outlookIn } from './outlook.logic';

interface Props {
  of: OutlookActor;
  level: 2 | 3;
}

/** An extension behind the specified result, which stays as it is (D46). */
export function Outlook({ of: actor, level }: Props) {
  const outlook = useSelector(actor, outlookIn);
  const failed = useSelector(actor, isFailed);
  return (
    <section id="outlook" className={styles.outlook} aria-labelledby="outlook.title">
      <Head
        level={level}
        id="outlook.title"
        title={texts.title}
        lead={<span role="status">{outlook ? outlookLead(outlook) : !failed && texts.computing}</span>}
      >
        {outlook && <p>{ownUseText(outlook)}</p>}
      </Head>
      {failed && (
        <Notice tone="bad" icon={<Icon of={RotateCcw} />}>
          <p role="alert">{texts.failed}</p>
          <Button variant="line" size="small" onClick={() => actor.send({ type: 'retry' })}>
            {texts.retry}
          </Button>
        </Notice>
      )}
      <div className={styles.columns}>
        {outlook ? <Charts outlook={outlook} /> : <div />}
        <AssumptionFields of={actor} />
      </div>
      <Fold title={texts.sources}>
        <ul className={answer}>
          {marketFigures.map(({ label, value, source }) => (
            <li key={label}>
              {label}: {value}. <span className={note}>{`Bron: ${source}.`}</span>
            </li>
          ))}
        </ul>
      </Fold>
    </section>
  );
}

const Charts = ({ outlook }: { outlook: Figures }) => (
  <div className={styles.charts}>
    <div className={styles.wide}>
      <BillsTable outlook={outlook} />
      <Why reasons={reasons.year} />
    </div>
    {(['june', 'december'] as const).map((month) => (
      <figure key={month} className={styles.figure}>
        <figcaption className={styles.caption}>{texts.day[month]}</figcaption>
        <DayChart day={outlook[month]} summary={daySummary(texts.day[month], outlook[month])} />
        <Fold title={`${texts.day[month]}, per uur`}>
          <DayTable day={outlook[month]} caption={texts.day[month]} />
        </Fold>
      </figure>
    ))}
    <div className={styles.wide}>
      <Why reasons={reasons.day} />
    </div>
  </div>
);

function BillsTable({ outlook }: { outlook: Figures }) {
  const bills = billsShown(outlook);
  const most = Math.max(1, ...bills.map(({ range }) => range[1]));
  const share = (euros: number) => `${Math.max(0, (100 * euros) / most)}%`;
  return (
    <table className={table}>
      <caption className={styles.caption}>
        {texts.year}
        <span className={visuallyHidden}>. {billsSummary(outlook)}</span>
      </caption>
      <tbody>
        {bills.map(({ label, range }) => (
          <tr key={label}>
            <th scope="row">
              {label}
              <span className={styles.track}>
                <span className={styles.most} style={{ width: share(range[1]) }} />
                <span className={styles.least} style={{ width: share(range[0]) }} />
              </span>
            </th>
            <td>{billText(range)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const Why = ({ reasons: list }: { reasons: readonly string[] }) => (
  <Fold title={texts.why}>
    <ul className={answer}>
      {list.map((reason) => (
        <li key={reason}>{reason}</li>
      ))}
    </ul>
  </Fold>
);
