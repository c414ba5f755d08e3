import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { between, forcedColors, phone } from '../tokens/breakpoints';
import { space } from '../tokens/space';
import { theme } from '../tokens/theme.css';

const frame = {
  position: 'relative',
  border: `1.5px solid ${theme.color.fieldLine}`,
  background: theme.color.card,
  cursor: 'pointer',
} as const;

const ring = {
  outline: `3px solid ${theme.color.ink}`,
  outlineOffset: 2,
  boxShadow: `0 0 0 2px ${theme.color.paper}, 0 0 0 7px ${theme.color.sun}`,
};

const chosen = {
  borderColor: theme.color.ink,
  boxShadow: `inset 0 0 0 1px ${theme.color.ink}`,
  background: theme.color.sunWash,
};

export const choice = style({
  ...frame,
  display: 'flex',
  alignItems: 'center',
  gap: space[14],
  minHeight: 60,
  padding: `${space[12]} ${space[16]}`,
  borderRadius: theme.radius.field,
  lineHeight: 1.3,
  selectors: {
    '[data-refused="true"] &': { borderColor: theme.color.bad, boxShadow: `inset 0 0 0 0.5px ${theme.color.bad}` },
    '&:hover': { borderColor: theme.color.ink },
    '&:has(:checked)': { ...chosen, fontWeight: 600 },
    '&:has(:focus-visible)': ring,
    '&[data-compact="true"]': {
      gap: space[8],
      minHeight: theme.height.touch,
      padding: `${space[8]} ${space[10]}`,
      fontSize: theme.size.control,
    },
    // A bolder word would push its neighbours to the next line.
    '&[data-compact="true"]:has(:checked)': { fontWeight: 'inherit' },
  },
});

export const tick = style({
  appearance: 'none',
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 24,
  height: 24,
  margin: 0,
  border: `1.5px solid ${theme.color.fieldLine}`,
  borderRadius: theme.radius.mark,
  background: theme.color.card,
  cursor: 'inherit',
  selectors: {
    '&:checked': { borderColor: theme.color.ink, background: theme.color.ink },
    '&:checked::after': {
      content: '',
      width: 12,
      height: 6,
      border: `solid ${theme.color.paper}`,
      borderWidth: '0 0 2.5px 2.5px',
      transform: 'translateY(-2px) rotate(-45deg)',
    },
    '&:focus-visible': { outline: 'none', boxShadow: 'none' },
    '[data-compact="true"] > &': { width: 20, height: 20 },
  },
  '@media': { [forcedColors]: { appearance: 'auto' } },
});

export const choiceNote = style({
  display: 'block',
  fontWeight: 400,
  fontSize: theme.size.small,
  color: theme.color.muted,
});

export const pick = recipe({
  base: {
    ...frame,
    display: 'grid',
    justifyItems: 'center',
    borderRadius: theme.radius.small,
    fontWeight: 550,
    lineHeight: 1.2,
    selectors: {
      '&:hover': { borderColor: theme.color.ink },
      '&:has(:checked)': { ...chosen, fontWeight: 700 },
      '&:has(:focus-visible)': ring,
    },
    '@media': { [forcedColors]: { selectors: { '&:has(:checked)': { borderBottom: '4px solid Highlight' } } } },
  },
  variants: {
    layout: {
      row: {
        gridTemplateColumns: 'auto 1fr',
        justifyItems: 'start',
        alignItems: 'center',
        gap: space[10],
        minHeight: 60,
        padding: `${space[8]} ${space[14]}`,
      },
      column: {
        gap: space[8],
        minHeight: 104,
        padding: `${space[16]} ${space[8]} ${space[12]}`,
        textAlign: 'center',
        '@media': { [phone]: { minHeight: 84, padding: `${space[8]} ${space[2]}`, fontSize: theme.size.control } },
      },
    },
  },
});

export const cover = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'inherit',
});

export const group = style({ selectors: { '&[data-heading]': { paddingBottom: space[4] } } });

export const legendText = style({
  marginBottom: space[10],
  fontWeight: 600,
});

export const legendLine = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[10],
  selectors: {
    '[data-heading] &': { paddingTop: space[20], fontSize: theme.size.h4, fontWeight: 650, lineHeight: 1.3 },
  },
});

export const hintText = style({ marginBottom: space[10], color: theme.color.muted });

export const choices = recipe({
  base: { display: 'grid', gap: space[8] },
  variants: {
    columns: {
      1: { gap: space[10] },
      2: {
        gap: space[10],
        gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
        '@media': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
      },
      3: {
        gap: space[10],
        gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
        '@media': {
          [between]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
          [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
        },
      },
      4: {
        gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
        '@media': { [phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
      },
      5: { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))', '@media': { [phone]: { gap: space[6] } } },
      flow: { display: 'flex', flexWrap: 'wrap' },
    },
  },
});
