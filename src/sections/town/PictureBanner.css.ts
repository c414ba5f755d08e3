import { globalStyle, style } from '@vanilla-extract/css';
import { between, phone } from '../../design/tokens/breakpoints';
import { cut } from '../../design/RoofPicture/RoofPicture.css';
import { inView } from '../../design/PhoneBar/in-view.css';
import { space } from '../../design/tokens/space';
import { theme } from '../../design/tokens/theme.css';

export const close = style({
  ...inView('--close'),
  position: 'relative',
  overflow: 'hidden',
  paddingBlock: theme.space.section,
  '@media': { [phone]: { paddingTop: 0 } },
});

export const picture = style({
  position: 'absolute',
  inset: '0 0 0 52%',
  vars: { [cut]: '340px' },
  '@media': {
    [between]: { left: '60%' },
    [phone]: { position: 'relative', inset: 'auto', height: 220, marginBottom: space[40], vars: { [cut]: '90px' } },
  },
});
globalStyle(`${picture} img`, { objectPosition: '30% 40%' });

export const copy = style({
  position: 'relative',
  display: 'grid',
  justifyItems: 'start',
  gap: space[24],
  maxWidth: '34em',
  '@media': { [between]: { maxWidth: '54%' } },
});
globalStyle(`${copy} > p`, { maxWidth: '24em' });
