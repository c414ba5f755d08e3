/** How many panels the prices and yields below are for. */
export const panelsPerRoof = 'acht panelen';

interface Panel {
  name: string;
  note: string;
  build: string;
  /** Wp of one panel. */
  power: number;
  /** kWh a year of the whole roof, with the efficiency of the calculator (0.85). */
  output: number;
  /** Euro, installed. */
  investment: number;
  image: 'paneel-a' | 'paneel-b' | 'paneel-c';
  label: string;
  chosen?: true;
}

export const panels: readonly Panel[] = [
  {
    name: 'Noordzon 400',
    note: 'Rustig beeld op een donker dak.',
    build: 'Volledig zwart',
    power: 400,
    output: 2720,
    investment: 3150,
    image: 'paneel-a',
    label: 'Laagste prijs',
  },
  {
    name: 'Aurea 430',
    note: 'Goede balans tussen prijs en opbrengst.',
    build: 'Glas-glas',
    power: 430,
    output: 2924,
    investment: 3495,
    image: 'paneel-b',
    label: 'Meest gekozen',
    chosen: true,
  },
  {
    name: 'Lumen 450',
    note: 'Voor wie elk stukje dak wil benutten.',
    build: 'Halve cellen',
    power: 450,
    output: 3060,
    investment: 3850,
    image: 'paneel-c',
    label: 'Hoogste opbrengst',
  },
];
