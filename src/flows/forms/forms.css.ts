import { globalStyle, style } from '@vanilla-extract/css';
import { belowDesktop, phone } from '../../design/tokens/breakpoints';
import { scriptFailed, withoutScript } from '../../design/WithoutScript/WithoutScript.css';
import { firstAction } from '../../design/PhoneBar/in-view.css';
import { space } from '../../design/tokens/space';
import { offScreen } from '../../design/tokens/text.css';
import { theme } from '../../design/tokens/theme.css';

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 720px) minmax(0, 1fr)',
  gap: space[96],
  paddingBlock: `${space[56]} ${theme.space.section}`,
  alignItems: 'start',
  '@media': {
    [belowDesktop]: { gridTemplateColumns: 'minmax(0, 1fr) 288px', gap: space[48] },
    '(max-width: 900px)': { gridTemplateColumns: 'minmax(0, 720px)' },
    [phone]: { gridTemplateColumns: 'minmax(0, 1fr)', paddingTop: space[36] },
  },
});

export const headed = style({ display: 'grid', gap: space[32] });

export const form = style({ display: 'grid', gap: space[56], '@media': { [phone]: { gap: space[44] } } });

globalStyle(`${form} > fieldset[id]`, { '@media': { [belowDesktop]: { scrollMarginTop: 108 } } });

export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[8]} ${space[12]}`,
  width: '100%',
  marginBottom: space[20],
  font: `700 ${theme.size.h3}/1.2 ${theme.font.head}`,
  letterSpacing: '-0.014em',
});

export const count = style({
  padding: `${space[4]} ${space[10]}`,
  borderRadius: theme.radius.mark,
  background: theme.color.sunWash,
  font: `600 1rem/1.5 ${theme.font.body}`,
  letterSpacing: 0,
  whiteSpace: 'nowrap',
});

/** One line, and two on phones, so that no choice moves while it is pressed. */
export const hint = style({
  color: theme.color.muted,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': {
    [phone]: { display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: 2, whiteSpace: 'normal' },
  },
});
/** The hint, or the problem in its place and at its height. */
globalStyle(`${legend} + p`, {
  minHeight: '1.65rem',
  marginBlock: `calc(-1 * ${space[10]}) ${space[10]}`,
  '@media': { [phone]: { minHeight: '3.3rem' } },
});

export const group = style({
  '@media': { [phone]: { borderTop: `1px solid ${theme.color.line}` } },
  selectors: { '&[open]': { paddingBottom: space[20] }, '[data-refused="true"] > &': { borderColor: theme.color.bad } },
});
globalStyle(`${group} legend`, { '@media': { [phone]: offScreen } });

export const groupLine = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr auto auto',
  alignItems: 'center',
  gap: space[10],
  minHeight: 64,
  borderRadius: theme.radius.field,
  fontSize: theme.size.h4,
  fontWeight: 650,
  lineHeight: 1.3,
  listStyle: 'none',
  cursor: 'pointer',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
});
globalStyle(`[open] > ${groupLine} > svg:last-child`, { transform: 'rotate(180deg)' });

export const fields = style({ display: 'grid', gap: space[24] });

export const row = style({
  display: 'grid',
  gap: space[20],
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'start',
  '@media': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const end = style({
  display: 'grid',
  gap: space[16],
  paddingTop: space[32],
  borderTop: `1px solid ${theme.color.line}`,
});

export const send = style({ display: 'flex', alignItems: 'center', gap: space[20], flexWrap: 'wrap' });
globalStyle(`${send} > p`, {
  flex: '1 1 220px',
  maxWidth: '36ch',
  fontSize: theme.size.small,
  lineHeight: 1.4,
  color: theme.color.muted,
});
globalStyle(`${send} > button`, { '@media': { [phone]: { width: '100%' } } });
// Forms with `method="post"` work without scripts; the others cannot be sent.
globalStyle(`[data-plain="true"] ${withoutScript}`, { display: 'none !important' });
globalStyle(`${scriptFailed} [data-plain="false"] ${send} > button`, { display: 'none' });
globalStyle(`[data-plain="false"] ${send} > button`, { '@media': { '(scripting: none)': { display: 'none' } } });

export const withScript = style({
  selectors: { [`${scriptFailed} &`]: { display: 'none' } },
  '@media': { '(scripting: none)': { display: 'none' } },
});

export const privacy = style({ fontSize: theme.size.small, color: theme.color.muted });

export const empty = style([
  firstAction,
  {
    display: 'grid',
    gap: space[24],
    justifyItems: 'start',
    maxWidth: theme.width.column,
    paddingBlock: `${space[56]} ${theme.space.section}`,
    fontSize: theme.size.lead,
  },
]);

export const thanks = style({ display: 'grid', gap: space[24], justifyItems: 'start' });
globalStyle(`${thanks} > div`, { display: 'grid', gap: space[16], justifySelf: 'stretch', marginTop: space[16] });
globalStyle(`${thanks} > svg`, {
  width: 64,
  height: 64,
  padding: space[16],
  borderRadius: '50%',
  background: theme.color.goodWash,
  color: theme.color.good,
  strokeWidth: 2.25,
});
