/** The services as home and footer list them; most lead to a quote (§2). */
export const serviceIndex = [
  { label: 'Zonnepanelen', note: 'Installatie, service en demontage', icon: 'sun', to: '/zonnepanelen' },
  { label: 'Thuisbatterij', note: 'Uw eigen stroom, ook ’s avonds', icon: 'battery', to: '/offerte' },
  { label: 'Laadpaal', note: 'Vanaf 11 kW, met onderhoud', icon: 'plug', to: '/offerte' },
  { label: 'Dakrenovatie', note: 'Nieuwe pannen en waterdicht werk', icon: 'house', to: '/offerte' },
  { label: 'Kozijnen en deuren', note: 'Hout, kunststof of aluminium', icon: 'door', to: '/offerte' },
  { label: 'Dakisolatie', note: 'Minder warmteverlies via het dak', icon: 'layers', to: '/offerte' },
] as const;
