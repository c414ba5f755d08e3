import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { belowDesktop, between, phone } from '../../design/tokens/breakpoints';
import { inView } from '../../design/PhoneBar/in-view.css';
import { theme } from '../../design/tokens/theme.css';
import { wide } from './Calculator.css';

export const result = style({
  width: wide,
  marginInline: 'auto',
  selectors: {
    '[data-layout="card"] > &': {
      padding: '36px 40px 40px',
      background: theme.color.card,
      borderRadius: theme.radius.card,
      boxShadow: theme.shadow.float,
    },
  },
  '@media': {
    [between]: { selectors: { '[data-layout="card"] > &': { paddingInline: 24 } } },
    [phone]: { selectors: { '[data-layout="card"] > &': { width: 'calc(100% - 24px)', padding: '22px 18px' } } },
    print: { selectors: { '[data-layout="card"] > &': { width: '100%', padding: 0 } } },
  },
});
globalStyle(`${result} > ol`, { '@media': { print: { display: 'none' } } });

export const invitation = style({ ...inView('--close'), display: 'grid', gap: 24 });

/** What only someone at a screen can do something with. */
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
  gap: '6px 24px',
  margin: '28px 0 20px',
  '@media': { print: { margin: '12px 0' } },
});
globalStyle(`${facts} > p`, { display: 'flex', gap: 8, alignItems: 'center' });
globalStyle(`${facts} > p > svg`, { width: 20, height: 20 });
globalStyle(`${facts} > button`, {
  marginLeft: 'auto',
  marginRight: -12,
  '@media': { [phone]: { marginLeft: -12 } },
});

export const outcome = style({
  display: 'grid',
  gridTemplateColumns: '7fr 5fr',
  marginTop: 36,
  borderRadius: theme.radius.card,
  // Not `hidden`: the button in it is followed by the scrolling of the page.
  overflow: 'clip',
  boxShadow: theme.shadow.float,
  '@media': {
    [belowDesktop]: { gridTemplateColumns: '6fr 5fr' },
    [phone]: { gridTemplateColumns: 'minmax(0, 1fr)', marginInline: -8 },
    print: {
      gridTemplateColumns: '1fr 1fr',
      marginTop: 16,
      marginInline: 0,
      border: `1px solid ${theme.color.line}`,
      breakInside: 'avoid',
    },
  },
});

const rise = createVar();

export const saving = style({
  vars: { [rise]: '200px' },
  position: 'relative',
  zIndex: 0,
  overflow: 'clip',
  padding: '48px 48px 44px',
  display: 'grid',
  gap: 22,
  alignContent: 'center',
  justifyItems: 'start',
  fontSize: '1.25rem',
  lineHeight: 1.45,
  '@media': {
    [belowDesktop]: { vars: { [rise]: '96px' }, padding: '36px 32px' },
    [phone]: { padding: '28px 24px' },
    print: { vars: { [rise]: '72px' }, padding: 20, gap: 12, fontSize: theme.size.body, printColorAdjust: 'exact' },
  },
  // The roof line, with its barge board, in the lower corner.
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
// Paper has no ground for the board to rise from.
globalStyle(`${saving}::after`, { '@media': { print: { display: 'none' } } });
globalStyle(`${saving} > p`, { maxWidth: '24em' });
globalStyle(`${saving} > p:first-child`, { fontWeight: 600 });
globalStyle(`${saving} > button`, { ...inView('--form'), marginTop: 10 });

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
  // Clear of the roof line.
  '@media': { [belowDesktop]: { paddingRight: 100 }, print: { display: 'none' } },
});

export const figures = style({
  padding: '26px 40px',
  background: theme.color.card,
  '@media': {
    [belowDesktop]: { padding: 20 },
    [phone]: { padding: '12px 20px' },
    print: { padding: '8px 20px' },
  },
});
globalStyle(`${figures} > div`, {
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  gap: '0 16px',
  alignItems: 'baseline',
  padding: '14px 0',
  borderBottom: `1px solid ${theme.color.line}`,
  '@media': { print: { padding: '7px 0' } },
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
