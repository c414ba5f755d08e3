/** The colours of the brand; their contrast is held by `tests/design/contrast.test.ts`. */
export const light = {
  paper: '#FFFDF9',
  sand: '#F4EEE3',
  sandDeep: '#E8DECC',
  card: '#FFFFFF',
  ink: '#0E2A38',
  inkRaise: '#17394A',
  inkPressed: '#061621',
  text: '#0E2A38',
  muted: '#4A5F6B',
  placeholder: '#64767F',
  line: 'rgb(14 42 56 / 12%)',
  fieldLine: '#6F838D',
  dark: '#0E2A38',
  darkRaise: '#17394A',
  darkLine: '#335567',
  darkOutline: '#5C7B8B',
  onDark: '#FFFDF9',
  onDarkMuted: '#BCCAD1',
  action: '#FF7A1A',
  actionHover: '#F06A06',
  actionPressed: '#E96607',
  onAction: '#0E2A38',
  sun: '#FFC642',
  sunWash: '#FFF1CC',
  onSun: '#0E2A38',
  sunOutline: '#8A6100',
  bad: '#B3261E',
  badWash: '#FBEAE6',
  good: '#1B7A4B',
  goodWash: '#E4F1E9',
  infoWash: '#E6EEF2',
  sky: '#DCE6EA',
};

export const dark: typeof light = {
  ...light,
  paper: '#0B1F2A',
  sand: '#102936',
  sandDeep: '#2E5265',
  card: '#143140',
  ink: '#FFFDF9',
  inkRaise: '#E9E2D5',
  inkPressed: '#D6CDBC',
  text: '#F6F1E8',
  muted: '#AFC0C9',
  placeholder: '#9DB0BA',
  line: 'rgb(255 253 249 / 14%)',
  fieldLine: '#8299A5',
  dark: '#061621',
  darkRaise: '#10293A',
  sunWash: '#3B3320',
  bad: '#FF9A8F',
  badWash: '#3A2021',
  good: '#74D3A2',
  goodWash: '#12372B',
  infoWash: '#173849',
  sky: '#1A3A4A',
};

export type Token = keyof typeof light;
export type Pairs = Partial<Record<Token, readonly Token[]>>;

/** Every colour of text, with the grounds that it stands on. */
export const textPairs: Pairs = {
  text: ['paper', 'sand', 'sandDeep', 'card', 'sunWash', 'badWash', 'goodWash', 'infoWash'],
  ink: ['paper', 'sand', 'card', 'sunWash'],
  muted: ['paper', 'sand', 'card', 'sunWash', 'badWash'],
  placeholder: ['card'],
  paper: ['ink', 'inkRaise', 'inkPressed'],
  onDark: ['dark', 'darkRaise'],
  onDarkMuted: ['dark', 'darkRaise'],
  onAction: ['action', 'actionHover', 'actionPressed'],
  onSun: ['sun', 'onDark'],
  sun: ['dark', 'darkRaise'],
  bad: ['paper', 'card', 'badWash'],
  good: ['paper', 'card', 'goodWash'],
};

/** Edges of controls and drawings that carry meaning, with what they lie on. */
export const shapePairs: Pairs = {
  ink: ['paper', 'sand', 'card', 'sunWash'],
  fieldLine: ['paper', 'sand', 'card'],
  onDark: ['dark', 'darkRaise'],
  darkOutline: ['dark'],
  bad: ['paper', 'card', 'badWash'],
  good: ['card', 'sand', 'goodWash'],
};
