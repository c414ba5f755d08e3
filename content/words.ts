const counted = [
  'nul',
  'één',
  'twee',
  'drie',
  'vier',
  'vijf',
  'zes',
  'zeven',
  'acht',
  'negen',
  'tien',
  'elf',
  'twaalf',
  'dertien',
  'veertien',
  'vijftien',
  'zestien',
  'zeventien',
  'achttien',
  'negentien',
  'twintig',
];

/** A whole number as running text has it, up to twenty in words. */
export const inWords = (count: number): string => counted[count] ?? count.toLocaleString('nl-NL');
