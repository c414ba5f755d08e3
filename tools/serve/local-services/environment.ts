export const localEnvironment: Record<string, string> = {
  VITE_ADDRESS_SERVICE: '/_lokaal/locatieserver/search/v3_1',
  VITE_EMAILJS_ORIGIN: '/_lokaal/emailjs',
  VITE_EMAILJS_PUBLIC_KEY: 'lokale-sleutel',
  VITE_EMAILJS_SERVICE_ID: 'lokale-dienst',
  VITE_EMAILJS_TEMPLATE_ID: 'lokaal-sjabloon',
  VITE_EMAILJS_CONFIRMATION_TEMPLATE_ID: 'lokaal-klantsjabloon',
  VITE_EMAILJS_BLOCK_HEADLESS: 'false',
  VITE_EMAILJS_LIMIT_RATE: '0',
};
