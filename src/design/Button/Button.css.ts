import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { phone } from '../tokens/breakpoints';
import { space } from '../tokens/space';
import { theme } from '../tokens/theme.css';
import { underline } from '../tokens/underline';

const wash = (percentage: number) => `color-mix(in srgb, ${theme.color.ink} ${percentage}%, transparent)`;
const idle = '&:not([aria-busy="true"])';
/** Browsers do not print backgrounds, so light text on a dark button would vanish. */
const onPaper = {
  '@media': { print: { selectors: { [idle]: { borderColor: theme.color.ink, color: theme.color.ink } } } },
};

export const button = recipe({
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    minHeight: theme.height.field,
    padding: `0 ${space[24]}`,
    border: '1.5px solid transparent',
    borderRadius: theme.radius.field,
    background: 'transparent',
    color: 'inherit',
    font: `650 ${theme.size.body}/1 ${theme.font.body}`,
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    overflowWrap: 'break-word',
    cursor: 'pointer',
    transition: `background ${theme.ease}, border-color ${theme.ease}`,
    selectors: {
      '&[aria-busy="true"]': { background: theme.color.sandDeep, color: theme.color.text, cursor: 'progress' },
    },
    // The narrow window is one of 1280 px at 400 % zoom.
    '@media': { [phone]: { paddingInline: space[20] }, '(max-width: 400px)': { whiteSpace: 'normal' } },
  },
  variants: {
    variant: {
      primary: {
        selectors: {
          [idle]: { background: theme.color.action, color: theme.color.onAction },
          [`${idle}:hover`]: { background: theme.color.actionHover },
          [`${idle}:active`]: { background: theme.color.actionPressed },
        },
        ...onPaper,
      },
      line: {
        selectors: {
          [idle]: { borderColor: theme.color.ink, color: theme.color.ink },
          [`${idle}:hover`]: { background: wash(7) },
          [`${idle}[aria-pressed="true"]`]: { background: theme.color.sunWash },
          [`${idle}:active`]: { background: wash(14) },
        },
      },
      solid: {
        selectors: {
          [idle]: { background: theme.color.ink, color: theme.color.paper },
          [`${idle}:hover`]: { background: theme.color.inkRaise },
          [`${idle}:active`]: { background: theme.color.inkPressed },
        },
        ...onPaper,
      },
      quiet: {
        paddingInline: space[12],
        '@media': { [phone]: { paddingInline: space[12] } },
        selectors: {
          [idle]: { color: theme.color.ink, ...underline },
          [`${idle}:hover`]: { textDecorationThickness: 3 },
        },
      },
    },
    size: {
      normal: {},
      small: { minHeight: theme.height.small, paddingInline: space[20], fontSize: theme.size.control },
    },
    block: { true: { width: '100%' } },
    wide: { true: { minWidth: 264 } },
  },
  defaultVariants: { variant: 'primary', size: 'normal' },
});

export const content = style({
  gridArea: '1 / 1',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[10],
  textDecoration: 'inherit',
  selectors: {
    // Hidden but in the layout: the button keeps its width.
    '[aria-busy="true"] > &:not([data-busy])': { visibility: 'hidden' },
  },
});

globalStyle(`${content} > svg`, { width: 20, height: 20 });

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[8],
  minWidth: theme.height.touch,
  minHeight: theme.height.touch,
  fontWeight: 600,
  ...underline,
  ':hover': { textDecorationThickness: 3 },
});
