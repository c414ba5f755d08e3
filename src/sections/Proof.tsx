import { BadgeCheck, Clock, MapPin, ShieldCheck } from 'lucide-react';
import { claims } from '../../content/claims';
import { proof, proofEntry } from './hero.css';

const { quote, guarantee, certifications, area } = claims.proof;

const entries = [
  { Icon: Clock, text: quote.text },
  { Icon: ShieldCheck, text: guarantee.text },
  { Icon: BadgeCheck, text: certifications.text },
  { Icon: MapPin, text: area.text },
];

export const Proof = () => (
  <ul className={proof}>
    {entries.map(({ Icon, text }) => (
      <li key={text} className={proofEntry}>
        <Icon />
        {text}
      </li>
    ))}
  </ul>
);
