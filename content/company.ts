export const company = {
  name: 'Helderdak',
  origin: 'https://www.helderdak.example',
  phone: { shown: '033 – 200 00 00', href: 'tel:+31332000000' },
  email: { general: 'info@helderdak.example', sales: 'verkoop@helderdak.example' },
  address: {
    street: 'Dakpanweg 38',
    postalCode: '3800 HD',
    city: 'Amersfoort',
    country: 'NL',
    coordinates: { lat: 52.16, lng: 5.39 },
  },
  /** Examples, to be replaced. A business has to show both (article 3:15d BW). */
  registration: { kvk: '00000000', vat: 'NL000000000B00' },
  openingHours: {
    week: 'Maandag t/m vrijdag 09:00–18:00',
    weekend: 'Zaterdag en zondag gesloten',
    /** schema.org `openingHours`. */
    schema: 'Mo-Fr 09:00-18:00',
  },
  certifications: ['NEN 1010', 'NEN 3140', 'VCA-VOL'],
  social: [
    { name: 'Facebook', href: 'https://www.facebook.com/helderdak.example' },
    { name: 'LinkedIn', href: 'https://www.linkedin.com/company/helderdak.example' },
  ],
} as const;

const { street, city } = company.address;
export const routeToOffice = `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(`${street}, ${city}`)}`;

export const titled = (title: string) => `${title} | ${company.name}`;

export const notFoundTitle = titled('Pagina niet gevonden');

export const withoutScript = `Dit onderdeel werkt nu niet in uw browser. Bel ons: ${company.phone.shown}.`;
