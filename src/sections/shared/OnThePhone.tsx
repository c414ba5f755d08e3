import { onThePhone } from '../../../content/on-the-phone';
import { Faces } from '../../design/Faces/Faces';
import { people } from './OnThePhone.css';

export const OnThePhone = () => (
  <div className={people}>
    <Faces drawings={onThePhone} size={64} />
  </div>
);
