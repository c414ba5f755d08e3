export interface Scenario {
  title: string;
  page?: string;
  /** A fault that the local services simulate for requests whose path starts so. */
  fault?: { service: string; ask: string };
  actors?: Record<string, () => Promise<unknown>>;
  input?: Record<string, unknown>;
}

export const scenarioOf = (name: string): Scenario | undefined =>
  Object.hasOwn(scenarios, name) ? scenarios[name] : undefined;

export const scenarios: Record<string, Scenario> = {
  'no-address': {
    title: 'No address is found',
    actors: { findAddress: async () => 'notFound' },
  },
  'address-down': {
    title: 'The address service is down',
    page: '/zonnepanelen',
    fault: { service: '/_lokaal/locatieserver', ask: 'status=503' },
  },
  'mail-429': {
    title: 'The e-mail service has had too many requests (429)',
    page: '/contact',
    fault: { service: '/_lokaal/emailjs', ask: 'status=429' },
  },
  'mail-451': {
    title: 'The e-mail service refuses: “Unavailable For Headless Browser” (451)',
    page: '/contact',
    fault: { service: '/_lokaal/emailjs', ask: 'status=451' },
  },
  'slow-network': {
    title: 'Every service takes four seconds',
    page: '/contact',
    fault: { service: '/_lokaal/', ask: 'delay=4000' },
  },
  'price-error': {
    title: 'The prices cannot be had',
    actors: { loadPrices: () => Promise.reject(new Error('scenario')) },
  },
  'empty-gallery': {
    title: 'The gallery is empty',
    actors: { loadImages: async () => [] },
    input: { images: undefined },
  },
  'no-posts': {
    title: 'There are no blog posts',
    actors: { loadPosts: async () => [] },
    input: { given: undefined },
  },
};
