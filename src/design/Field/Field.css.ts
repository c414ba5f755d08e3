import { globalStyle, style } from '@vanilla-extract/css';
import { space } from '../tokens/space';
import { theme } from '../tokens/theme.css';

const GAP = '6px';
const LINE = 1.55;

export const field = style({ display: 'grid', gap: GAP, alignContent: 'start' });
export const label = style({ fontWeight: 600, fontSize: theme.size.control, lineHeight: LINE });
/** The height of a label: a control without one starts at the same line. */
export const labelHeight = `calc(${theme.size.control} * ${LINE} + ${GAP})`;
export const optionalMark = style({ fontWeight: 400, color: theme.color.muted });
export const helpText = style({
  fontSize: theme.size.small,
  color: theme.color.muted,
  marginTop: `calc(-1 * ${space[2]})`,
});

export const control = style({
  width: '100%',
  minHeight: theme.height.field,
  padding: `0 ${space[16]}`,
  border: `1.5px solid ${theme.color.fieldLine}`,
  borderRadius: theme.radius.field,
  background: theme.color.card,
  color: theme.color.text,
  font: `400 1.125rem/1.4 ${theme.font.body}`,
  selectors: {
    '&::placeholder': { color: theme.color.placeholder, opacity: 1 },
    '&[aria-invalid="true"]::placeholder': { color: theme.color.muted },
    '&[aria-invalid="true"]': { borderColor: theme.color.bad, borderWidth: 2, background: theme.color.badWash },
    '&[data-large="true"]': {
      minHeight: 72,
      font: `700 2rem/1 ${theme.font.head}`,
      letterSpacing: '-0.02em',
      fontVariantNumeric: 'tabular-nums',
    },
  },
});

export const textArea = style([control, { minHeight: 132, paddingBlock: space[14], resize: 'vertical' }]);

export const adorned = style({ display: 'grid', alignItems: 'center' });
globalStyle(`${adorned} > *`, { gridArea: '1 / 1' });

export const unitMark = style({
  justifySelf: 'end',
  marginRight: space[16],
  color: theme.color.muted,
  fontSize: theme.size.body,
  pointerEvents: 'none',
  selectors: { '[data-large="true"] + &': { fontSize: '1.125rem' } },
});
globalStyle(`${control}:has(+ ${unitMark})`, { paddingRight: space[72] });

export const errorText = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[8],
  color: theme.color.bad,
  fontWeight: 600,
  fontSize: theme.size.control,
  lineHeight: 1.35,
});
globalStyle(`${errorText} > svg`, { width: 20, height: 20, marginTop: 1 });
