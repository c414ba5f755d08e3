import type { CustomerType } from './customers';
import type { ServiceIcon } from './services/service';

interface Entry {
  label: string;
  note: string;
  icon: ServiceIcon;
  to: '/zonnepanelen' | '/laadpaal' | '/dakrenovatie' | '/kozijnen-deuren' | '/diensten/$serviceId';
  params?: { serviceId: string };
}

const service = (serviceId: string) => ({ to: '/diensten/$serviceId', params: { serviceId } }) as const;

export const serviceIndex: Record<CustomerType, { lead: string; entries: readonly Entry[] }> = {
  particulier: {
    lead: 'Eén installateur voor dak, stroom en gevel.',
    entries: [
      { label: 'Zonnepanelen', note: 'Installatie, service en demontage', icon: 'sun', to: '/zonnepanelen' },
      { label: 'Thuisbatterij', note: 'Uw eigen stroom, ook ’s avonds', icon: 'battery', ...service('thuisbatterij') },
      { label: 'Laadpaal', note: 'Vanaf 11 kW, met onderhoud', icon: 'plug', to: '/laadpaal' },
      { label: 'Dakrenovatie', note: 'Nieuwe pannen en waterdicht werk', icon: 'house', to: '/dakrenovatie' },
      { label: 'Kozijnen en deuren', note: 'Hout, kunststof of aluminium', icon: 'door', to: '/kozijnen-deuren' },
      { label: 'Dakisolatie', note: 'Minder warmteverlies via het dak', icon: 'layers', ...service('dakisolatie') },
    ],
  },
  zakelijk: {
    lead: 'Eén installateur voor dak, laadplein en meterkast.',
    entries: [
      {
        label: 'Zonnepanelen',
        note: 'Voor hal, stal, school en kantoor',
        icon: 'sun',
        ...service('zonnepanelen-installatie'),
      },
      {
        label: 'Batterijopslag',
        note: 'Vangt pieken in uw verbruik op',
        icon: 'battery',
        ...service('thuisbatterij'),
      },
      {
        label: 'Laadplein',
        note: 'Voor personeel en bezoekers',
        icon: 'plug',
        ...service('laadpaal-installatie'),
      },
      {
        label: 'Industriële installaties',
        note: 'Kracht, verdelers en besturing',
        icon: 'factory',
        ...service('industriele-installaties'),
      },
      {
        label: 'Data en beveiliging',
        note: 'Netwerk, camera’s en toegang',
        icon: 'shield',
        ...service('beveiliging'),
      },
      {
        label: 'Dakonderhoud',
        note: 'Voor bedrijfspand en VvE',
        icon: 'house',
        ...service('dakonderhoud'),
      },
    ],
  },
};
