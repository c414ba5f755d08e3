import { globalStyle, style } from '@vanilla-extract/css';
import { between, phone } from '../../design/tokens/breakpoints';
import { cut } from '../../design/RoofPicture/RoofPicture.css';
import { firstAction } from '../../design/PhoneBar/in-view.css';
import { space } from '../../design/tokens/space';
import { theme } from '../../design/tokens/theme.css';

export const hero = style({ position: 'relative' });

export const copy = style({
  position: 'relative',
  zIndex: 1,
  width: 'fit-content',
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'start',
  gap: space[24],
  minHeight: 590,
  paddingBlock: `${space[24]} ${space[56]}`,
  '@media': { [phone]: { minHeight: 0, paddingBlock: `${space[8]} ${space[16]}` } },
});
/** Longer lines would run into the slope. */
globalStyle(`${copy} > h1`, { maxWidth: '9.2em' });

export const badge = style({ marginTop: space[20], lineHeight: 0, '@media': { [phone]: { marginTop: space[4] } } });

export const lead = style({
  maxWidth: '23em',
  fontSize: theme.size.lead,
  lineHeight: 1.5,
  '@media': { [between]: { maxWidth: '19em' } },
});

export const actions = style([
  firstAction,
  {
    display: 'flex',
    flexWrap: 'wrap',
    gap: space[12],
    '@media': {
      [between]: { maxWidth: `calc(56vw - 2 * ${theme.space.gutter} - 26px)` },
      [phone]: { display: 'grid' },
    },
  },
]);

export const picture = style({
  position: 'absolute',
  inset: '0 0 0 calc(50% - 40px)',
  vars: { [cut]: '400px' },
  '@media': {
    [between]: { left: '56%', vars: { [cut]: '350px' } },
    [phone]: { position: 'relative', inset: 'auto', height: 280, vars: { [cut]: '110px' } },
  },
});
globalStyle(`${picture} :is(img, video)`, { objectPosition: '40% 50%' });
globalStyle(`${picture}[data-keep="left"] :is(img, video)`, {
  objectPosition: '6% 50%',
  '@media': { [between]: { objectPosition: '18% 50%' } },
});
