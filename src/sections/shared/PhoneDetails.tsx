import { company } from '../../../content/company';
import { OnThePhone } from './OnThePhone';
import { call, phoneNumber } from './aside.css';

interface Props {
  title?: string;
}

export const PhoneDetails = ({ title = 'Liever bellen?' }: Props) => (
  <div className={call}>
    <OnThePhone />
    <p>{title}</p>
    <a href={company.phone.href} className={phoneNumber}>
      {company.phone.shown}
    </a>
    <p>{company.openingHours.week}</p>
  </div>
);
