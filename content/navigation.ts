/** Each `to` is checked where it is linked: a page that does not exist is a compile error there. */
export const mainMenu = [
  { label: 'Calculator', to: '/zonnepanelen' },
  { label: 'Projecten', to: '/projecten' },
  { label: 'Vacatures', to: '/vacatures' },
  { label: 'Offerte', to: '/offerte' },
  { label: 'Contact', to: '/contact' },
] as const;
