import { company } from '../../../content/company';
import { details } from './aside.css';

export const OfficeAddress = () => (
  <address className={details}>
    <p>
      {company.name}
      <br />
      {company.address.street}
      <br />
      {company.address.postalCode} {company.address.city}
    </p>
    <a href={`mailto:${company.email.general}`}>{company.email.general}</a>
    <a href={company.address.route}>Plan uw route</a>
    <p>
      {company.openingHours.week}
      <br />
      {company.openingHours.weekend}
    </p>
  </address>
);
