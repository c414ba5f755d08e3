import { BadgeCheck, Clock, MapPin, ShieldCheck } from 'lucide';
import { proofClaims } from '../../content/claims';
import { Icon } from '../design/Icon';
import { proof, proofEntry } from './hero.css';

const { quote, guarantee, certifications, area } = proofClaims;

const entries = [
  { icon: Clock, text: quote.text },
  { icon: ShieldCheck, text: guarantee.text },
  { icon: BadgeCheck, text: certifications.text },
  { icon: MapPin, text: area.text },
];

export const Proof = () => (
  <ul className={proof}>
    {entries.map(({ icon, text }) => (
      <li key={text} className={proofEntry}>
        <Icon of={icon} />
        {text}
      </li>
    ))}
  </ul>
);
