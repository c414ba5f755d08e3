import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { belowDesktop, between, phone } from '../../design/tokens/breakpoints';
import { inView } from '../../design/PhoneBar/in-view.css';
import { space } from '../../design/tokens/space';
import { theme } from '../../design/tokens/theme.css';
import { wide } from './Calculator.css';

export const result = style({
  width: wide,
  marginInline: 'auto',
  selectors: {
    '[data-layout="card"] > &': {
      padding: `${space[36]} ${space[40]} ${space[40]}`,
      background: theme.color.card,
      borderRadius: theme.radius.card,
      boxShadow: theme.shadow.float,
    },
  },
  '@media': {
    [between]: { selectors: { '[data-layout="card"] > &': { paddingInline: space[24] } } },
    [phone]: {
      selectors: { '[data-layout="card"] > &': { width: 'calc(100% - 24px)', padding: `${space[24]} ${space[20]}` } },
    },
    print: { selectors: { '[data-layout="card"] > &': { width: '100%', padding: 0 } } },
  },
});
globalStyle(`${result} > ol`, { '@media': { print: { display: 'none' } } });

export const invitation = style({ ...inView('--close'), display: 'grid', gap: space[24] });

export const onScreen = style({ '@media': { print: { display: 'none' } } });

export const resultHeading = style({
  maxWidth: '14em',
  selectors: { '[data-layout="card"] &': { fontSize: theme.size.h2, lineHeight: 1.08 } },
});
globalStyle(`${resultHeading}:focus`, { outline: 'none', boxShadow: 'none' });

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[6]} ${space[24]}`,
  margin: `${space[28]} 0 ${space[20]}`,
  '@media': { print: { margin: `${space[12]} 0` } },
});
globalStyle(`${facts} > p`, { display: 'flex', gap: space[8], alignItems: 'center' });
globalStyle(`${facts} > p > svg`, { width: 20, height: 20 });
globalStyle(`${facts} > button`, {
  marginLeft: 'auto',
  marginRight: `calc(-1 * ${space[12]})`,
  '@media': { [phone]: { marginLeft: `calc(-1 * ${space[12]})` } },
});

export const outcome = style({
  display: 'grid',
  gridTemplateColumns: '7fr 5fr',
  marginTop: space[36],
  borderRadius: theme.radius.card,
  // Not `hidden`: a scroll container would break the view timeline of the button.
  overflow: 'clip',
  boxShadow: theme.shadow.float,
  '@media': {
    [belowDesktop]: { gridTemplateColumns: '6fr 5fr' },
    [phone]: { gridTemplateColumns: 'minmax(0, 1fr)', marginInline: `calc(-1 * ${space[8]})` },
    print: {
      gridTemplateColumns: '1fr 1fr',
      marginTop: space[16],
      marginInline: 0,
      border: `1px solid ${theme.color.line}`,
      breakInside: 'avoid',
    },
  },
});

export const share = style({ marginTop: space[16], marginLeft: `calc(-1 * ${space[12]})` });

const rise = createVar();

export const saving = style({
  vars: { [rise]: '200px' },
  position: 'relative',
  zIndex: 0,
  overflow: 'clip',
  padding: `${space[48]} ${space[48]} ${space[44]}`,
  display: 'grid',
  gap: space[24],
  alignContent: 'center',
  justifyItems: 'start',
  fontSize: '1.25rem',
  lineHeight: 1.45,
  '@media': {
    [belowDesktop]: { vars: { [rise]: '96px' }, padding: `${space[36]} ${space[32]}` },
    [phone]: { padding: `${space[28]} ${space[24]}` },
    print: {
      vars: { [rise]: '72px' },
      padding: space[20],
      gap: space[12],
      fontSize: theme.size.body,
      printColorAdjust: 'exact',
    },
  },
  '::before': {
    content: '""',
    position: 'absolute',
    zIndex: -1,
    right: 0,
    bottom: 0,
    height: rise,
    width: `calc(${rise} * 1.28)`,
    background: theme.color.darkRaise,
    clipPath: 'polygon(0 100%, 100% 0, 100% 100%)',
  },
  '::after': {
    content: '""',
    position: 'absolute',
    zIndex: -1,
    right: 0,
    bottom: 0,
    height: rise,
    width: `calc(${rise} * 1.28)`,
    background: theme.color.sun,
    clipPath: 'polygon(0 100%, 100% 0, 100% 14px, 18px 100%)',
  },
});
globalStyle(`${saving}::after`, { '@media': { print: { display: 'none' } } });
globalStyle(`${saving} > p`, { maxWidth: '24em' });
globalStyle(`${saving} > p:first-child`, { fontWeight: 600 });
globalStyle(`${saving} > button`, { ...inView('--form'), marginTop: space[10] });

export const amount = style({
  fontFamily: theme.font.head,
  fontSize: 'clamp(3.5rem, 2rem + 5vw, 6.25rem)',
  lineHeight: 0.9,
  letterSpacing: '-0.03em',
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums lining-nums',
  color: theme.color.sun,
  '@media': {
    [between]: { fontSize: 'clamp(3rem, 6.4vw, 5rem)' },
    print: { fontSize: '3.5rem', color: theme.color.text },
  },
});

export const handedOver = style({
  fontSize: theme.size.small,
  color: theme.color.onDarkMuted,
  '@media': { [belowDesktop]: { paddingRight: space[96] }, print: { display: 'none' } },
});

export const figures = style({
  padding: `${space[28]} ${space[40]}`,
  background: theme.color.card,
  '@media': {
    [belowDesktop]: { padding: space[20] },
    [phone]: { padding: `${space[12]} ${space[20]}` },
    print: { padding: `${space[8]} ${space[20]}` },
  },
});
globalStyle(`${figures} > div`, {
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  gap: `0 ${space[16]}`,
  alignItems: 'baseline',
  padding: `${space[14]} 0`,
  borderBottom: `1px solid ${theme.color.line}`,
  '@media': { print: { padding: `${space[8]} 0` } },
});
globalStyle(`${figures} > div:last-child`, { borderBottom: 0 });
globalStyle(`${figures} small`, { display: 'block', fontSize: theme.size.small, color: theme.color.muted });
globalStyle(`${figures} dd`, {
  font: `700 1.375rem/1.2 ${theme.font.head}`,
  letterSpacing: '-0.015em',
  fontVariantNumeric: 'tabular-nums lining-nums',
  textAlign: 'right',
  '@media': { [between]: { fontSize: '1.1875rem' } },
});
