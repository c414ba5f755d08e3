import { company } from '../../../content/company';
import { call, phoneNumber } from './aside.css';

export const PhoneDetails = () => (
  <div className={call}>
    <p>Liever bellen?</p>
    <a href={company.phone.href} className={phoneNumber}>
      {company.phone.shown}
    </a>
    <p>{company.openingHours.week}</p>
  </div>
);
