interface SharePicture {
  /** Of `content/pictures`. */
  picture: string;
  /** What the pages are about, in short lines. */
  title: readonly string[];
  /** How the paths begin that it stands for. */
  paths: readonly string[];
}

/** What whoever links to a page shows of it. The first whose path fits; that of home fits all. */
export const sharePictures = {
  thuisbatterij: {
    picture: 'thuisbatterij',
    title: ['Thuisbatterij'],
    paths: ['/regios/thuisbatterij', '/diensten/thuisbatterij'],
  },
  zonnepanelen: {
    picture: 'dak-panelen',
    title: ['Zonnepanelen'],
    paths: ['/zonnepanelen', '/diensten/zonnepanelen', '/diensten/demontage'],
  },
  laadpaal: { picture: 'laadpaal-uitsnede', title: ['Laadpaal'], paths: ['/laadpaal', '/diensten/laadpaal'] },
  dak: { picture: 'dakrenovatie', title: ['Dakrenovatie', 'en isolatie'], paths: ['/dakrenovatie', '/diensten/dak'] },
  kozijnen: {
    picture: 'kozijnen-voordeur',
    title: ['Kozijnen', 'en deuren'],
    paths: ['/kozijnen-deuren', '/diensten/kozijnen', '/diensten/deuren'],
  },
  elektricien: { picture: 'meterkast', title: ['Elektricien'], paths: ['/elektricien-'] },
  regio: { picture: 'vrijstaand', title: ['Bij u', 'in de buurt'], paths: ['/regios', '/werkgebied'] },
  diensten: { picture: 'bedrijfsdak', title: ['Onze diensten'], paths: ['/diensten'] },
  blog: { picture: 'dakisolatie', title: ['Blog over', 'wonen en zon'], paths: ['/blog'] },
  offerte: { picture: 'schuur', title: ['Vraag een', 'offerte aan'], paths: ['/offerte'] },
  vacatures: { picture: 'raamdetail', title: ['Werken bij', 'Helderdak'], paths: ['/vacatures'] },
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
