import { globalStyle, style } from '@vanilla-extract/css';
import { between, phone } from '../../design/tokens/breakpoints';
import { cut } from '../../design/RoofPicture/RoofPicture.css';
import { space } from '../../design/tokens/space';
import { theme } from '../../design/tokens/theme.css';
import { controlInset } from '../../flows/clip/clip.css';

export const top = style({ paddingTop: space[20], '@media': { [phone]: { paddingTop: space[8] } } });

export const titles = style({
  display: 'grid',
  gridTemplateColumns: '7fr 5fr',
  alignItems: 'end',
  gap: space[64],
  padding: `${space[8]} 0 ${space[56]}`,
  '@media': {
    [between]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[16], paddingBottom: space[32] },
    [phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[16], paddingBottom: space[20] },
  },
});

export const about = style({ display: 'grid', gridTemplateColumns: '32px 1fr', gap: space[16] });
globalStyle(`${about} > svg`, { width: 32, height: 32, strokeWidth: 1.5 });

export const picture = style({
  height: 520,
  overflow: 'hidden',
  borderRadius: theme.radius.picture,
  vars: { [cut]: '300px', [controlInset]: '20px 20px auto auto' },
  '@media': {
    [between]: { height: 440, vars: { [cut]: '220px' } },
    [phone]: { height: 250, borderRadius: theme.radius.card, vars: { [cut]: '110px' } },
  },
});
globalStyle(`${picture} :is(img, video)`, { objectPosition: '50% 74%' });

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 420px',
  gap: space[96],
  alignItems: 'start',
  paddingBottom: theme.space.section,
  '@media': {
    [between]: {
      gridTemplateColumns: 'minmax(0, 1fr) 340px',
      gridTemplateRows: 'auto 1fr',
      gap: `${space[64]} ${space[40]}`,
    },
    [phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[56] },
    print: { display: 'block' },
  },
});

export const main = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[80],
  paddingTop: space[8],
  '@media': { [between]: { display: 'contents' }, [phone]: { gap: space[56] }, print: { display: 'grid' } },
});
globalStyle(`${main} > :nth-child(n + 3)`, { '@media': { [between]: { gridColumn: '1 / -1' } } });
globalStyle(`${main} h2`, { fontSize: 'clamp(1.75rem, 1.4rem + 1.2vw, 2.375rem)' });
globalStyle(`${main} section > h2`, { marginBottom: space[20] });

export const content = style({ display: 'grid', justifyItems: 'start', gap: space[24] });

export const contact = style({
  padding: `${space[32]} ${space[32]} 0`,
  '@media': { [phone]: { paddingInline: space[12] } },
});

export const side = style({
  marginTop: -380,
  '@media': {
    [between]: { gridArea: '1 / 2 / span 2', marginTop: -300 },
    [phone]: { marginTop: 0 },
    print: { marginTop: 0 },
  },
});
