import { globalStyle, style } from '@vanilla-extract/css';
import { phone } from '../../design/tokens/breakpoints';
import { space } from '../../design/tokens/space';
import { theme } from '../../design/tokens/theme.css';
import { shapes } from './shapes';

export const gallery = style({
  paddingBlock: `${space[56]} ${theme.space.section}`,
  '@media': { [phone]: { paddingTop: space[32] } },
});

export const waiting = style({ display: 'flex', alignItems: 'center', gap: space[12], minHeight: '50vh' });

export const empty = style({ display: 'grid', gap: space[16], alignContent: 'center', minHeight: '50vh' });

/** Four shapes: three columns of four images each end evenly. */
export const grid = style({
  columns: '220px 3',
  columnGap: space[20],
  '@media': { '(min-width: 1600px)': { columns: 4 } },
});

export const place = style({ breakInside: 'avoid', paddingBottom: space[36] });

export const figure = style({ margin: 0 });

export const caption = style({ padding: `${space[10]} 0 ${space[8]}` });

export const thumbnail = style({
  display: 'block',
  overflow: 'hidden',
  borderRadius: theme.radius.card,
  background: theme.color.sandDeep,
  selectors: {
    [`${place}:nth-child(4n + 1) &`]: { aspectRatio: `${shapes[0]}` },
    [`${place}:nth-child(4n + 2) &`]: { aspectRatio: `${shapes[1]}` },
    [`${place}:nth-child(4n + 3) &`]: { aspectRatio: `${shapes[2]}` },
    [`${place}:nth-child(4n) &`]: { aspectRatio: `${shapes[3]}` },
  },
});
globalStyle(`${thumbnail} img`, {
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  // Their subjects stand left of the middle.
  objectPosition: '36% 50%',
  transition: `opacity ${theme.ease}, transform ${theme.ease}`,
});
globalStyle(`${thumbnail}[data-arrived="false"] img`, { opacity: 0 });
globalStyle(`${thumbnail}:hover img`, { transform: 'scale(1.03)' });
