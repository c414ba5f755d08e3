import { Zap } from 'lucide';
import { company } from '../../../content/company';
import { contactTexts } from '../../../content/pages/contact';
import { link } from '../../design/Button/Button.css';
import { Icon } from '../../design/Icon/Icon';
import { FaultLink } from '../../flows/fault/FaultLink';
import { note } from '../../design/tokens/text.css';
import { aside, details, phoneNumber, ruled } from '../shared/aside.css';
import { OnThePhone } from '../shared/OnThePhone';

const { answering, fault, mail } = contactTexts;

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
      <p className={note}>{answering.note}</p>
    </div>
    <div className={ruled}>
      <h2>{fault.title}</h2>
      <p>{fault.text}</p>
      <p className={details}>
        <FaultLink className={link}>
          <Icon of={Zap} />
          Storing melden
        </FaultLink>
      </p>
    </div>
    <div className={`${ruled} ${details}`}>
      <h2>{mail}</h2>
      <a href={`mailto:${company.email.general}`} className={link}>
        {company.email.general}
      </a>
    </div>
  </aside>
);
