import { globalStyle, style } from '@vanilla-extract/css';
import { between, desktop, phone } from '../tokens/breakpoints';
import { space } from '../tokens/space';
import { offScreen } from '../tokens/text.css';
import { theme } from '../tokens/theme.css';
import { scriptFailed } from '../WithoutScript/WithoutScript.css';
import { underline } from '../tokens/underline';

export const question = style({
  borderTop: `1px solid ${theme.color.line}`,
  selectors: { '&:last-child': { borderBottom: `1px solid ${theme.color.line}` } },
});

/** Without scripts every answer is open. */
const read = { contentVisibility: 'visible', blockSize: 'auto' } as const;
globalStyle(`${question}::details-content`, { '@media': { '(scripting: none)': read } });
globalStyle(`${scriptFailed} ${question}::details-content`, read);

export const summary = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: space[16],
  padding: `${space[24]} 0`,
  borderRadius: theme.radius.field,
  fontSize: theme.size.h4,
  fontWeight: 650,
  lineHeight: 1.35,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': { ...underline },
  },
  '@media': { print: { padding: `${space[8]} 0` } },
});
globalStyle(`${summary} > svg`, { transition: `transform ${theme.ease}` });
globalStyle(`[open] > ${summary} > svg`, { transform: 'rotate(180deg)' });

export const answer = style({
  maxWidth: '64ch',
  padding: `0 ${space[48]} ${space[24]} 0`,
  color: theme.color.muted,
  '@media': { [phone]: { paddingRight: 0 }, print: { padding: `0 0 ${space[8]}` } },
});

/** A `details` that is folded on phones alone. Elsewhere browsers without `::details-content` fold it as well. */
export const phoneFold = style({});
const wider = { [between]: read, [desktop]: read, '(scripting: none)': read };
globalStyle(`${phoneFold}::details-content`, { '@media': wider });
globalStyle(`${phoneFold} > summary`, {
  '@supports': {
    'selector(::details-content)': { '@media': { [between]: { display: 'none' }, [desktop]: { display: 'none' } } },
  },
});

/** The heading above it: on phones the fold says the same. */
export const foldedHeading = style({ '@media': { [phone]: offScreen } });
