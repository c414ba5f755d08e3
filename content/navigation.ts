/** Each `to` is checked where it is linked: a page that does not exist is a compile error there. */
export const mainMenu = [
  { label: 'Calculator', to: '/zonnepanelen' },
  { label: 'Projecten', to: '/projecten' },
  { label: 'Vacatures', to: '/vacatures' },
  { label: 'Offerte', to: '/offerte' },
  { label: 'Contact', to: '/contact' },
] as const;

export const mobileMenu = [
  { label: 'Calculator', to: '/zonnepanelen' },
  { label: 'Projecten', to: '/projecten' },
  { label: 'Vacatures', to: '/vacatures' },
  { label: 'Offerte', to: '/offerte' },
  { label: 'Contact', to: '/contact' },
] as const;

export const informationMenu = [
  { label: 'Over ons', to: '/over-ons' },
  { label: 'Projecten', to: '/projecten' },
  { label: 'Vacatures', to: '/vacatures' },
  { label: 'Blog', to: '/blog' },
  { label: 'Offerte', to: '/offerte' },
  { label: 'Contact', to: '/contact' },
] as const;

export const legalMenu = [
  { label: 'Privacy', to: '/privacy' },
  { label: 'Algemene voorwaarden', to: '/voorwaarden' },
  { label: 'Sitemap', to: '/sitemap' },
] as const;
