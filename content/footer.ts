import { company } from './company';
import { mainMenu } from './navigation';
import { serviceIndex } from './service-index';

export const footerColumns = [
  { title: 'Diensten', links: serviceIndex },
  { title: company.name, links: [...mainMenu, { label: 'Blog', to: '/blog' }] },
] as const;
