import { onThePhone } from '../../../content/on-the-phone';
import { Faces } from '../../design/Faces/Faces';

export const OnThePhone = () => <Faces drawings={onThePhone} size={64} />;
