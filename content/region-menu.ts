export const coverage = 'Wij werken in heel Nederland, ook in Flevoland, Groningen en Zeeland.';

/** The region menu and the columns of the footer; every slug is one of `content/regions` (checked by a test). */
export const regionMenu = {
  provinces: [
    { id: 'drenthe', name: 'Drenthe' },
    { id: 'friesland', name: 'Friesland' },
    { id: 'gelderland', name: 'Gelderland' },
    { id: 'limburg', name: 'Limburg' },
    { id: 'noord-brabant', name: 'Noord-Brabant' },
    { id: 'noord-holland', name: 'Noord-Holland' },
    { id: 'overijssel', name: 'Overijssel' },
    { id: 'utrecht', name: 'Utrecht' },
    { id: 'zuid-holland', name: 'Zuid-Holland' },
  ],
  cities: [
    { slug: 'amersfoort', name: 'Amersfoort' },
    { slug: 'apeldoorn', name: 'Apeldoorn' },
    { slug: 'breda', name: 'Breda' },
    { slug: 'utrecht', name: 'Utrecht' },
    { slug: 'zwolle', name: 'Zwolle' },
  ],
  solar: [
    { slug: 'amsterdam', name: 'Amsterdam' },
    { slug: 'utrecht', name: 'Utrecht' },
    { slug: 'rotterdam', name: 'Rotterdam' },
    { slug: 'den-haag', name: 'Den Haag' },
    { slug: 'eindhoven', name: 'Eindhoven' },
  ],
  solarExpert: [
    { slug: 'almere', name: 'Almere' },
    { slug: 'amersfoort', name: 'Amersfoort' },
    { slug: 'apeldoorn', name: 'Apeldoorn' },
    { slug: 'hilversum', name: 'Hilversum' },
    { slug: 'zeist', name: 'Zeist' },
  ],
  battery: [
    { slug: 'amersfoort', name: 'Amersfoort' },
    { slug: 'utrecht', name: 'Utrecht' },
    { slug: 'apeldoorn', name: 'Apeldoorn' },
    { slug: 'zwolle', name: 'Zwolle' },
    { slug: 'breda', name: 'Breda' },
  ],
} as const;
