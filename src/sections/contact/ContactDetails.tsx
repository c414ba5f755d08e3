import { Zap } from 'lucide';
import { company } from '../../../content/company';
import { inFaultSteps } from '../../../content/forms/fault-steps';
import { contactTexts } from '../../../content/pages/contact';
import { link } from '../../design/Button/Button.css';
import { Icon } from '../../design/Icon/Icon';
import { FaultLink } from '../../flows/fault/FaultLink';
import { aside, details, phoneNumber, ruled } from '../shared/aside.css';
import { OnThePhone } from '../shared/OnThePhone';

const { answering } = contactTexts;

export const ContactDetails = () => (
  <aside className={aside} aria-label="Contactgegevens">
    <div className={details}>
      <h2>{answering.title}</h2>
      <a href={company.phone.href} className={phoneNumber}>
        {company.phone.shown}
      </a>
      <p>
        {company.openingHours.week}
        <br />
        {company.openingHours.weekend}
      </p>
    </div>
    <div className={details}>
      <OnThePhone />
      <p>{answering.text}</p>
    </div>
    <div className={ruled}>
      <h2>Storing?</h2>
      <p>Meld hem dag en nacht, in {inFaultSteps}. Wij nemen contact met u op.</p>
      <p className={details}>
        <FaultLink className={link}>
          <Icon of={Zap} />
          Storing melden
        </FaultLink>
      </p>
    </div>
  </aside>
);
