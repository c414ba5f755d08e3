/** The services as home lists them, each with the page that says most about it. */
export const serviceIndex = [
  { label: 'Zonnepanelen', note: 'Installatie, service en demontage', icon: 'sun', to: '/zonnepanelen' },
  {
    label: 'Thuisbatterij',
    note: 'Uw eigen stroom, ook ’s avonds',
    icon: 'battery',
    to: '/diensten/$serviceId',
    params: { serviceId: 'thuisbatterij' },
  },
  { label: 'Laadpaal', note: 'Vanaf 11 kW, met onderhoud', icon: 'plug', to: '/laadpaal' },
  { label: 'Dakrenovatie', note: 'Nieuwe pannen en waterdicht werk', icon: 'house', to: '/dakrenovatie' },
  { label: 'Kozijnen en deuren', note: 'Hout, kunststof of aluminium', icon: 'door', to: '/kozijnen-deuren' },
  {
    label: 'Dakisolatie',
    note: 'Minder warmteverlies via het dak',
    icon: 'layers',
    to: '/diensten/$serviceId',
    params: { serviceId: 'dakisolatie' },
  },
] as const;
