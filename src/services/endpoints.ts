export const publicServices = {
  VITE_ADDRESS_SERVICE: 'https://api.pdok.nl/bzk/locatieserver/search/v3_1',
  VITE_EMAILJS_ORIGIN: 'https://api.emailjs.com',
} as const;
