import type { PictureName } from './picture-texts';

interface Project {
  work: string;
  place: string;
  year: number;
  figures: string;
}

/** An example for each picture of the gallery, to be replaced by real projects. Yields are those of the calculator. */
const examples: Record<PictureName, Project> = {
  thuisbatterij: { work: 'Thuisbatterij met omvormer', place: 'Zwolle', year: 2026, figures: '10 kWh opslag' },
  'laadpaal-uitsnede': { work: 'Laadpaal aan de gevel', place: 'Breda', year: 2025, figures: '11 kW, drie fasen' },
  dakisolatie: { work: 'Zolder geïsoleerd', place: 'Deventer', year: 2025, figures: '62 m² dakvlak' },
  dakrenovatie: { work: 'Pannendak vernieuwd', place: 'Amersfoort', year: 2024, figures: '84 m² in vijf dagen' },
  raamdetail: { work: 'Kozijnen met triple glas', place: 'Hilversum', year: 2025, figures: '7 ramen, 1 tuindeur' },
  'hero-rijtjeshuizen': {
    work: 'Zonnepanelen op zes woningen',
    place: 'Utrecht',
    year: 2025,
    figures: '60 panelen, 20.400 kWh per jaar',
  },
  'dak-panelen': {
    work: 'Panelen rond een dakraam',
    place: 'Amersfoort',
    year: 2026,
    figures: '12 panelen, 4.080 kWh per jaar',
  },
  vrijstaand: {
    work: 'Zonnepanelen op een vrijstaand huis',
    place: 'Barneveld',
    year: 2026,
    figures: '18 panelen, 6.120 kWh per jaar',
  },
  bedrijfsdak: {
    work: 'Zonnepanelen op een bedrijfshal',
    place: 'Almere',
    year: 2024,
    figures: '420 panelen, 128.520 kWh per jaar',
  },
  'kozijnen-voordeur': {
    work: 'Kozijnen en voordeur vervangen',
    place: 'Apeldoorn',
    year: 2024,
    figures: '9 kozijnen, 1 voordeur',
  },
  meterkast: { work: 'Groepenkast vernieuwd', place: 'Amersfoort', year: 2026, figures: '8 groepen in een dag' },
  schuur: {
    work: 'Zonnepanelen op een schuurdak',
    place: 'Nijkerk',
    year: 2025,
    figures: '89 panelen, 25.721 kWh per jaar',
  },
};

export const projects: Readonly<Partial<Record<string, Project>>> = examples;
