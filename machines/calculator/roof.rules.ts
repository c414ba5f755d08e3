export const dakrichtingen = [
  'zuid',
  'zuidoost',
  'zuidwest',
  'oost',
  'west',
  'noordoost',
  'noordwest',
  'noord',
] as const;
export const dakhoeken = [0, 15, 30, 45, 60] as const;

export type Dakrichting = (typeof dakrichtingen)[number];
export type Dakhoek = (typeof dakhoeken)[number];
