import { company } from './company';

interface SharePicture {
  picture: string;
  title: readonly string[];
  paths: readonly string[];
}

/** What whoever links to a page shows of it. The first whose path fits; that of home fits all. */
export const sharePictures = {
  'thuisbatterij-plaats': {
    picture: 'thuisbatterij',
    title: ['Thuisbatterij', 'in uw buurt'],
    paths: ['/regios/thuisbatterij/'],
  },
  'thuisbatterij-nederland': {
    picture: 'thuisbatterij',
    title: ['Thuisbatterij', 'in Nederland'],
    paths: ['/regios/thuisbatterij'],
  },
  thuisbatterij: { picture: 'thuisbatterij', title: ['Thuisbatterij'], paths: ['/diensten/thuisbatterij'] },
  zonnepanelen: {
    picture: 'dak-panelen',
    title: ['Zonnepanelen'],
    paths: ['/diensten/zonnepanelen', '/diensten/demontage'],
  },
  'zonnepanelen-regio': { picture: 'vrijstaand', title: ['Zonnepanelen', 'in uw regio'], paths: ['/zonnepanelen/'] },
  calculator: { picture: 'dak-panelen', title: ['Bereken uw', 'besparing'], paths: ['/zonnepanelen'] },
  laadpaal: { picture: 'laadpaal-uitsnede', title: ['Laadpaal'], paths: ['/laadpaal', '/diensten/laadpaal'] },
  dak: { picture: 'dakrenovatie', title: ['Dakrenovatie', 'en isolatie'], paths: ['/dakrenovatie', '/diensten/dak'] },
  kozijnen: {
    picture: 'kozijnen-voordeur',
    title: ['Kozijnen', 'en deuren'],
    paths: ['/kozijnen-deuren', '/diensten/kozijnen', '/diensten/deuren'],
  },
  elektricien: { picture: 'meterkast', title: ['Elektricien'], paths: ['/elektricien-'] },
  plaats: { picture: 'dak-panelen', title: ['Zonnepanelen', 'in uw plaats'], paths: ['/regios/'] },
  regio: { picture: 'hero-rijtjeshuizen', title: ['Bij u', 'in de buurt'], paths: ['/regios'] },
  werkgebied: { picture: 'bedrijfsdak', title: ['In uw hele', 'provincie'], paths: ['/werkgebied'] },
  diensten: { picture: 'bedrijfsdak', title: ['Onze diensten'], paths: ['/diensten'] },
  artikel: { picture: 'vrijstaand', title: ['Advies over', 'wonen en zon'], paths: ['/blog/'] },
  blog: { picture: 'dakisolatie', title: ['Blog over', 'wonen en zon'], paths: ['/blog'] },
  offerte: { picture: 'schuur', title: ['Vraag een', 'offerte aan'], paths: ['/offerte'] },
  projecten: { picture: 'schuur', title: ['Onze', 'projecten'], paths: ['/projecten'] },
  vacature: { picture: 'meterkast', title: ['Word onze', 'nieuwe collega'], paths: ['/vacatures/'] },
  vacatures: { picture: 'raamdetail', title: ['Werken bij', company.name], paths: ['/vacatures'] },
  'over-ons': { picture: 'dakrenovatie', title: ['Over', company.name], paths: ['/over-ons'] },
  contact: { picture: 'raamdetail', title: ['Bel, mail of', 'schrijf ons'], paths: ['/contact'] },
  privacy: { picture: 'kozijnen-voordeur', title: ['Uw gegevens', 'bij ons'], paths: ['/privacy'] },
  voorwaarden: { picture: 'meterkast', title: ['Algemene', 'voorwaarden'], paths: ['/voorwaarden'] },
  sitemap: { picture: 'hero-rijtjeshuizen', title: ['Alles op', 'één pagina'], paths: ['/sitemap'] },
  home: { picture: 'hero-rijtjeshuizen', title: ['Helder wat uw', 'dak oplevert.'], paths: ['/'] },
} satisfies Record<string, SharePicture>;

export const SHARE_SIZE = { width: 1200, height: 630 } as const;

export const sharePath = (name: string) => `/delen/${name}.jpg`;

/** The picture of a page, by its path. */
export function sharePictureOf(path: string) {
  const fits = ([, { paths }]: [string, SharePicture]) => paths.some((start) => path.startsWith(start));
  const [name, { title }] = Object.entries(sharePictures).find(fits) ?? ['home', sharePictures.home];
  return { src: sharePath(name), alt: title.join(' ') };
}
