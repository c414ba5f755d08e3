import { globalStyle, style } from '@vanilla-extract/css';
import { between, desktop, phone } from '../../design/tokens/breakpoints';
import { cut } from '../../design/RoofPicture/RoofPicture.css';
import { space } from '../../design/tokens/space';
import { theme } from '../../design/tokens/theme.css';
import * as hero from '../shared/hero.css';

export const stage = style([hero.stage, { '@media': { [desktop]: { height: 540 }, [between]: { height: 500 } } }]);

export const picturePlace = style([
  hero.picturePlace,
  { '@media': { [desktop]: { vars: { [cut]: '370px' } }, [between]: { vars: { [cut]: '300px' } } } },
]);
globalStyle(`${picturePlace}[data-focus="right"] img`, { objectPosition: '92% 60%' });

/** Longer lines would run into the slope. */
export const title = style({ maxWidth: '10.5em' });

export const facts = style({
  paddingTop: space[16],
  borderBottom: `1px solid ${theme.color.line}`,
  selectors: { '&[data-last="true"]': { paddingBottom: theme.space.section, borderBottom: 0 } },
  '@media': { [phone]: { paddingTop: space[8] } },
});

// The badges of trust in one row.
globalStyle(`${facts} > ul > li`, { '@media': { [desktop]: { flexBasis: 'calc(25% - 9px)' } } });

export const benefit = style({
  display: 'grid',
  gridTemplateColumns: '32px 1fr',
  gap: space[24],
  padding: `${space[28]} 0`,
  borderTop: `1px solid ${theme.color.line}`,
  selectors: { '&:last-child': { borderBottom: `1px solid ${theme.color.line}` } },
  '@media': { [phone]: { gap: space[16], padding: `${space[24]} 0` } },
});
globalStyle(`${benefit} > svg`, { width: 32, height: 32, strokeWidth: 1.5 });
globalStyle(`${benefit} p`, { maxWidth: '52ch', marginTop: space[4], color: theme.color.muted });

export const columns = style({
  display: 'grid',
  grid: `
    'questions request' auto
    'contact request' 1fr / minmax(0, 1fr) 460px
  `,
  gap: `${space[56]} ${space[96]}`,
  alignItems: 'start',
  '@media': {
    [between]: { gridTemplateColumns: 'minmax(0, 1fr) 380px', columnGap: space[40] },
    [phone]: { grid: 'auto / minmax(0, 1fr)', gridTemplateAreas: 'none', gap: space[48] },
    print: { display: 'block' },
  },
});
export const questions = style({ gridArea: 'questions', '@media': { [phone]: { gridArea: 'auto' } } });
export const request = style({ gridArea: 'request', '@media': { [phone]: { gridArea: 'auto' } } });

export const questionsTitle = style({ marginBottom: space[28] });
