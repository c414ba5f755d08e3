import { mainMenu } from './navigation';
import { serviceIndex } from './service-index';

export const footerColumns = [
  { title: 'Diensten', links: serviceIndex },
  { title: 'Helderdak', links: mainMenu },
] as const;
