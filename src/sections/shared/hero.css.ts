import { globalStyle, style } from '@vanilla-extract/css';
import { between, phone } from '../../design/tokens/breakpoints';
import { cut } from '../../design/RoofPicture/RoofPicture.css';
import { firstAction } from '../../design/PhoneBar/in-view.css';
import { space } from '../../design/tokens/space';
import { theme } from '../../design/tokens/theme.css';
import { controlInset } from '../../flows/clip/clip.css';

export const stage = style({
  position: 'relative',
  height: 640,
  '@media': { [phone]: { height: 'auto', display: 'flex', flexDirection: 'column' } },
});

export const copy = style({
  position: 'relative',
  zIndex: 1,
  width: 'fit-content',
  display: 'grid',
  justifyItems: 'start',
  gap: space[24],
  paddingTop: space[72],
  // Keeps the first field of the calculator in the first view of a phone.
  '@media': { [phone]: { gap: space[14], paddingTop: space[24] } },
});

export const copyLead = style({
  maxWidth: '21.5em',
  fontSize: theme.size.lead,
  lineHeight: 1.5,
  color: theme.color.text,
});

const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[8],
  marginTop: space[4],
  '@media': { [between]: { maxWidth: `calc(56vw - 2 * ${theme.space.gutter} - 26px)` } },
});
export const actions = style([row, firstAction]);
export const deskActions = style([row, { '@media': { [phone]: { display: 'none' } } }]);

export const picturePlace = style({
  position: 'absolute',
  inset: '0 0 0 calc(50% - 76px)',
  vars: { [cut]: '430px', [controlInset]: '52px 20px auto auto' },
  '@media': {
    [between]: { left: '56%', vars: { [cut]: '350px', [controlInset]: 'auto 20px 164px auto' } },
    [phone]: {
      position: 'relative',
      inset: 'auto',
      height: 224,
      marginTop: space[10],
      vars: { [cut]: '110px', [controlInset]: '12px 12px auto auto' },
    },
  },
});
globalStyle(`${picturePlace} :is(img, video)`, { objectPosition: '38% 60%' });

export const impression = style({
  position: 'absolute',
  right: 20,
  top: 16,
  padding: `${space[2]} ${space[8]}`,
  borderRadius: theme.radius.mark,
  background: theme.color.onDark,
  color: theme.color.onSun,
  fontSize: theme.size.note,
  '@media': { [between]: { top: 'auto', bottom: 124 }, [phone]: { top: 'auto', right: 12, bottom: 76 } },
});
