import { globalStyle, style } from '@vanilla-extract/css';
import { between, phone } from '../design/breakpoints';
import { cut } from '../design/RoofPicture.css';
import { theme } from '../design/theme.css';

export const hero = style({ position: 'relative', overflow: 'hidden' });

export const copy = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gap: 24,
  maxWidth: 560,
  minHeight: 500,
  paddingBlock: '24px 64px',
  '@media': { [between]: { maxWidth: 420 }, [phone]: { minHeight: 0, paddingBlock: '16px 24px' } },
});

export const picture = style({
  position: 'absolute',
  inset: '0 0 0 calc(50% - 20px)',
  vars: { [cut]: '340px' },
  '@media': { [phone]: { position: 'relative', inset: 'auto', height: 260, vars: { [cut]: '110px' } } },
});

export const statistics = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: 32,
  paddingBlock: 40,
  borderBottom: `1px solid ${theme.color.line}`,
  '@media': {
    [between]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 20, paddingBlock: 32 },
  },
});

export const statistic = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  gap: 8,
});
globalStyle(`${statistic} > dd`, { font: `700 2.25rem/1 ${theme.font.head}`, letterSpacing: '-0.02em' });
globalStyle(`${statistic} > dt`, { color: theme.color.muted });

export const highlights = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: 40,
  '@media': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const highlight = style({
  display: 'grid',
  alignContent: 'start',
  gap: 6,
  padding: '24px 0',
  borderTop: `1px solid ${theme.color.line}`,
});
globalStyle(`${highlight} > p`, { color: theme.color.muted });

export const close = style({ viewTimelineName: '--close', paddingBlock: theme.space.section });

export const closeLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 32,
});
globalStyle(`${closeLine} > h2`, { maxWidth: '17em' });
