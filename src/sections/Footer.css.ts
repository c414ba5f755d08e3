import { globalStyle, style } from '@vanilla-extract/css';
import { between, phone } from '../design/breakpoints';
import { theme } from '../design/theme.css';

export const footer = style({
  paddingBlock: '72px 32px',
  fontSize: theme.size.control,
  '@media': { [phone]: { paddingBottom: 104 } },
});
globalStyle(`${footer} a`, {
  display: 'inline-flex',
  alignItems: 'center',
  minWidth: theme.height.touch,
  minHeight: theme.height.touch,
  color: theme.color.muted,
  textDecoration: 'none',
});
globalStyle(`${footer} a:hover`, { color: theme.color.text });

export const columns = style({
  display: 'grid',
  gridTemplateColumns: '1.3fr repeat(3, 1fr)',
  gap: '40px 32px',
  '@media': {
    [between]: { gridTemplateColumns: 'repeat(3, 1fr)' },
    [phone]: { gridTemplateColumns: '1fr 1fr', gap: '36px 20px' },
  },
});

export const company = style({
  display: 'grid',
  alignContent: 'start',
  gap: 20,
  gridRow: 'span 2',
  '@media': {
    [between]: { gridColumn: '1 / -1', gridRow: 'auto', gridTemplateColumns: 'repeat(4, 1fr)' },
    [phone]: { gridColumn: '1 / -1', gridRow: 'auto' },
  },
});

export const home = style({
  selectors: { [`${footer} &`]: { justifySelf: 'start', color: theme.color.text } },
});

export const address = style({ color: theme.color.muted, lineHeight: 1.6 });
export const contact = style({ display: 'grid', justifyItems: 'start', lineHeight: 1.6 });
export const phoneNumber = style({
  selectors: { [`${footer} &`]: { color: theme.color.text, fontWeight: 650 } },
});

export const title = style({
  marginBottom: 8,
  font: `650 ${theme.size.control}/1.3 ${theme.font.body}`,
  letterSpacing: 0,
});

export const end = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 28px',
  marginTop: 48,
  paddingTop: 20,
  borderTop: `1px solid ${theme.color.darkLine}`,
  fontSize: theme.size.small,
  color: theme.color.muted,
});

export const certifications = style({ display: 'flex', flexWrap: 'wrap', gap: 8, marginRight: 'auto' });

export const certification = style({
  padding: '6px 10px',
  border: `1.5px solid ${theme.color.darkOutline}`,
  borderRadius: theme.radius.mark,
  font: `650 ${theme.size.note}/1.2 ${theme.font.body}`,
  letterSpacing: '0.02em',
});
