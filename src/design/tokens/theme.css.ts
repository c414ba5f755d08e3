import { assignVars, createGlobalTheme, globalStyle } from '@vanilla-extract/css';
import { dark, light } from './palette';

/** Browsers do not print backgrounds: dark bands become white, with dark text. */
const print = {
  ...light,
  paper: '#FFFFFF',
  dark: '#FFFFFF',
  darkRaise: '#FFFFFF',
  darkLine: light.line,
  darkOutline: light.fieldLine,
  onDark: light.text,
  onDarkMuted: light.muted,
};

const shadow = {
  float: '0 1px 2px rgb(14 42 56 / 6%), 0 18px 48px -12px rgb(14 42 56 / 22%)',
  bar: '0 -10px 30px -12px rgb(14 42 56 / 20%)',
};
const darkShadow: typeof shadow = {
  float: '0 0 0 1px rgb(255 253 249 / 8%), 0 22px 56px -12px rgb(0 0 0 / 60%)',
  bar: '0 -10px 30px -12px rgb(0 0 0 / 60%)',
};

/** System fonts stretched to the metrics of the family (`tools/build/fonts.ts`) are the fallback until it loads. */
const withFallback = (family: string) =>
  [family, ...['Arial', 'Roboto', 'Liberation'].map((local) => `${family} Fallback: ${local}`)]
    .map((name) => `'${name}'`)
    .concat('Arial', 'sans-serif')
    .join(', ');

export const theme = createGlobalTheme(':root', {
  color: light,
  shadow,
  font: {
    head: withFallback('Bricolage Grotesque Variable'),
    // Loads after the first view; the heavier weight is its fallback.
    light: `'Bricolage Light', ${withFallback('Bricolage Grotesque Variable')}`,
    body: withFallback('Figtree Variable'),
  },
  size: {
    display: 'clamp(2.75rem, 1.55rem + 4.9vw, 5.25rem)',
    h1: 'clamp(2.375rem, 1.6rem + 3.1vw, 4rem)',
    h2: 'clamp(1.875rem, 1.42rem + 1.85vw, 2.875rem)',
    h3: 'clamp(1.3125rem, 1.2rem + 0.48vw, 1.5625rem)',
    h4: '1.125rem',
    lead: 'clamp(1.125rem, 1.05rem + 0.36vw, 1.3125rem)',
    body: '1.0625rem',
    control: '1rem',
    small: '0.9375rem',
    note: '0.875rem',
  },
  space: {
    section: 'clamp(64px, 30px + 6.3vw, 120px)',
    gutter: 'clamp(20px, 3vw, 40px)',
  },
  width: { page: '1200px', bar: '1280px', column: '680px' },
  height: { field: '52px', small: '48px', touch: '44px' },
  radius: { mark: '4px', field: '6px', small: '10px', card: '14px', picture: '24px' },
  ease: '200ms cubic-bezier(0.2, 0.7, 0.3, 1)',
});

const darkColors = Object.fromEntries(
  (Object.keys(dark) as (keyof typeof dark)[])
    .filter((name) => dark[name] !== light[name])
    .map((name) => [theme.color[name], dark[name]]),
);

globalStyle(':root', {
  colorScheme: 'light dark',
  '@media': {
    'screen and (prefers-color-scheme: dark)': {
      vars: { ...darkColors, ...assignVars(theme.shadow, darkShadow) },
    },
    print: {
      vars: {
        ...assignVars(theme.color, print),
        [theme.shadow.float]: 'none',
        [theme.space.section]: '20px',
        [theme.space.gutter]: '0px',
      },
    },
  },
});

/** In a dark band every component takes the colours of the band, whatever the colour scheme. */
globalStyle('[data-tone="dark"]', {
  vars: {
    [theme.color.paper]: theme.color.dark,
    [theme.color.ink]: theme.color.onDark,
    [theme.color.inkRaise]: dark.inkRaise,
    [theme.color.inkPressed]: dark.inkPressed,
    [theme.color.text]: theme.color.onDark,
    [theme.color.muted]: theme.color.onDarkMuted,
    [theme.color.line]: theme.color.darkLine,
    [theme.color.sandDeep]: theme.color.darkRaise,
  },
  background: theme.color.dark,
  color: theme.color.onDark,
});

globalStyle('[data-tone="sand"]', { background: theme.color.sand });
