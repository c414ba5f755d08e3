import { globalStyle, style } from '@vanilla-extract/css';
import { abovePhone, between, phone } from '../../design/tokens/breakpoints';
import { cut } from '../../design/RoofPicture/RoofPicture.css';
import { phoneFold } from '../../design/Fold/Fold.css';
import { space } from '../../design/tokens/space';
import { theme } from '../../design/tokens/theme.css';
import { controlInset } from '../../flows/clip/clip.css';

export const top = style({ paddingTop: space[20], '@media': { [phone]: { paddingTop: space[8] } } });

export const titles = style({
  display: 'grid',
  gridTemplateColumns: '7fr 5fr',
  alignItems: 'end',
  gap: space[64],
  padding: `${space[8]} 0 ${space[56]}`,
  '@media': {
    [between]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[16], paddingBottom: space[32] },
    [phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[16], paddingBottom: space[20] },
  },
});

export const about = style({ display: 'grid', gridTemplateColumns: '32px 1fr', gap: space[16] });
globalStyle(`${about} > svg`, { width: 32, height: 32, strokeWidth: 1.5 });

export const picture = style({
  height: 520,
  overflow: 'hidden',
  borderRadius: theme.radius.picture,
  vars: { [cut]: '300px', [controlInset]: '20px 20px auto auto' },
  '@media': {
    [between]: { height: 440, vars: { [cut]: '220px' } },
    [phone]: { height: 250, borderRadius: theme.radius.card, vars: { [cut]: '110px' } },
  },
});
globalStyle(`${picture} :is(img, video)`, { objectPosition: '50% 74%' });

/** First the short way to an offer, then the form, then advantages and text; beside the form where there is room. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 420px',
  gridTemplateRows: 'auto 1fr',
  gap: `${space[80]} ${space[96]}`,
  alignItems: 'start',
  paddingBottom: space[80],
  '@media': {
    [between]: {
      gridTemplateColumns: 'minmax(0, 1fr) 340px',
      columnGap: space[40],
    },
    [phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[48], paddingBottom: 0 },
    print: { display: 'block' },
  },
});

const sections = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
});

export const short = style([sections, { gap: space[40], paddingTop: space[8] }]);

export const main = style([
  sections,
  { gap: space[80], '@media': { [between]: { gridColumn: '1 / -1' }, [phone]: { gap: space[32] } } },
]);

export const rest = style([
  sections,
  {
    gap: space[80],
    paddingBottom: theme.space.section,
    '@media': { [phone]: { gap: 0 } },
  },
]);
/** As wide as the window. */
export const band = style({
  '@media': {
    [abovePhone]: {
      paddingBlock: space[72],
      background: theme.color.sand,
      boxShadow: `0 0 0 100vmax ${theme.color.sand}`,
      clipPath: 'inset(0 -100vmax)',
    },
  },
});
globalStyle(`:is(${short}, ${rest}) h2`, { fontSize: 'clamp(1.75rem, 1.4rem + 1.2vw, 2.375rem)' });
globalStyle(`${short} section > h2`, { marginBottom: space[20] });
globalStyle(`:is(${main}, ${rest}) ${phoneFold}`, {
  '@media': { [phone]: { borderTop: `1px solid ${theme.color.line}` } },
});
globalStyle(`:is(${main}, ${rest}) ${phoneFold}[open]`, { '@media': { [phone]: { paddingBottom: space[32] } } });
globalStyle(`${rest} > :last-child`, { '@media': { [phone]: { marginTop: space[48] } } });

export const price = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${space[4]} ${space[20]}`,
  paddingBottom: space[16],
});
globalStyle(`${price} > b`, { fontSize: theme.size.h3 });

export const content = style({ display: 'grid', justifyItems: 'start', gap: space[24] });

export const contact = style({
  position: 'sticky',
  top: 0,
  padding: `${space[32]} ${space[32]} 0`,
  '@media': { [phone]: { paddingInline: 0 } },
});

/** On phones the form stands above it. */
export const toForm = style({
  marginTop: space[20],
  '@media': { [phone]: { display: 'none' }, print: { display: 'none' } },
});

export const side = style({
  gridArea: '1 / 2 / span 2',
  alignSelf: 'stretch',
  marginTop: -380,
  '@media': {
    [between]: { gridArea: '1 / 2', marginTop: -300 },
    [phone]: { gridArea: 'auto', marginTop: 0 },
    print: { marginTop: 0 },
  },
});
