import type { Town } from './towns';

export const gridAreas: Record<Town['gridOperator'], string> = {
  Liander: 'Gelderland, Noord-Holland, Flevoland, Friesland en een deel van Zuid-Holland',
  Enexis: 'Groningen, Drenthe, Overijssel, Noord-Brabant en Limburg, op enkele plaatsen na',
  Stedin: 'Utrecht, Zeeland en het grootste deel van Zuid-Holland',
  Coteq: 'een paar plaatsen in Overijssel, waaronder Almelo en Oldenzaal',
  Rendo: 'een paar plaatsen in het zuiden van Drenthe en de kop van Overijssel, waaronder Hoogeveen en Steenwijk',
  'Westland Infra': 'het Westland en Midden-Delfland',
};
