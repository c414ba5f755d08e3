export type CustomerType = keyof typeof customers;

export const customers = {
  particulier: {
    sellingPoints: ['Snel afspraak inplannen', '20+ jaar ervaring', '100% Transparantie', 'Vaste prijzen'],
    hero: {
      title: ['Helder wat uw', 'dak oplevert.'],
      lead: 'Zonnepanelen, thuisbatterij of laadpaal: u weet vooraf wat het kost en wat het oplevert.',
    },
    menu: { current: 'Diensten voor particulieren', switch: 'Bekijk diensten voor bedrijven', other: 'zakelijk' },
  },
  zakelijk: {
    sellingPoints: ['24/7 storingsdienst', 'Projectmatige aanpak', 'NEN gecertificeerd', 'Landelijke dekking'],
    hero: {
      title: ['Reken op uw', 'bedrijfsdak.'],
      lead: 'Zonnepanelen, opslag of laadpalen: u kent vooraf de prijs, de planning en de opbrengst.',
    },
    menu: { current: 'Diensten voor bedrijven', switch: 'Bekijk diensten voor particulieren', other: 'particulier' },
  },
} as const;
