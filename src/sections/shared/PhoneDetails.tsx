import { company } from '../../../content/company';
import { muted } from '../../design/tokens/text.css';
import { OnThePhone } from './OnThePhone';
import { phoneNumber, ruled } from './aside.css';

interface Props {
  title?: string;
}

export const PhoneDetails = ({ title = 'Liever bellen?' }: Props) => (
  <div className={ruled}>
    <OnThePhone />
    <p className={muted}>{title}</p>
    <a href={company.phone.href} className={phoneNumber}>
      {company.phone.shown}
    </a>
    <p className={muted}>{company.openingHours.week}</p>
  </div>
);
