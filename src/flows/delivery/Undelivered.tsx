import { Mail, Phone, TriangleAlert } from 'lucide';
import { company } from '../../../content/company';
import { type RequestName, undeliveredTexts as texts } from '../../../content/forms/forms';
import { ButtonAnchor } from '../../design/Button/Button';
import { Icon } from '../../design/Icon/Icon';
import { Notice } from '../../design/Notice/Notice';
import { bringIntoView } from './bring-into-view';
import * as styles from './delivery.css';

interface Props {
  request: RequestName;
  reference: string;
  /** The mail lists these fields; empty ones are left out. */
  filled: readonly (readonly [label: string, value: string])[];
}

/** Offers a mail and a call after the last attempt. The mail contains everything the visitor typed. */
export const Undelivered = ({ request, reference, filled }: Props) => (
  <div ref={bringIntoView} className={styles.shown}>
    <Notice tone="bad" icon={<Icon of={TriangleAlert} />}>
      <p>{texts.text(request)}</p>
      <div className={styles.ways}>
        <ButtonAnchor variant="line" size="small" href={letterTo(request, reference, filled)} icon={<Icon of={Mail} />}>
          {texts.mail}
        </ButtonAnchor>
        <ButtonAnchor variant="line" size="small" href={company.phone.href} icon={<Icon of={Phone} />}>
          {company.phone.shown}
        </ButtonAnchor>
      </div>
    </Notice>
  </div>
);

function letterTo(request: RequestName, reference: string, filled: Props['filled']): string {
  const body = filled.filter(([, value]) => value.trim()).map(([label, value]) => `${label}: ${value.trim()}`);
  // RFC 6068: lines end in CRLF, and a space is %20.
  const [subject, text] = [texts.subject(request, reference), body.join('\r\n')].map(encodeURIComponent);
  return `mailto:${company.email.sales}?subject=${subject}&body=${text}`;
}
