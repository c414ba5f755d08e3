import { inSteps } from '../calculator/steps';
import { company } from '../company';
import { type CrewMember, crew } from '../crew';

export const blogTexts = {
  title: `${company.name} Blog`,
  lead: 'Het laatste nieuws over zonnepanelen, in gewone taal.',
  all: 'Alles',
  loading: 'Blogs worden geladen',
  none: 'Sorry, geen blogs gevonden.',
  failed: 'Failed to load blog posts',
  post: {
    loading: 'Blog wordt geladen',
    heading: 'Oops er gaat wat mis!',
    failed: 'Failed to load blog post',
    notFound: 'De blog die je zoekt bestaat niet meer.',
    back: 'Terug naar blog',
    contents: 'In dit artikel',
    author: 'Geschreven door',
    about: 'Wie wij zijn',
    related: 'Lees ook',
  },
} as const;

/** Below an article, by its first tag. */
export const quoteOffers: Partial<Record<string, { title: string; text: string; choice: string }>> = {
  thuisbatterij: {
    title: 'Past een batterij bij u?',
    text: 'Wij rekenen het uit met uw eigen verbruik, gratis en binnen 24 uur.',
    choice: 'thuisbatterij',
  },
  dakrenovatie: {
    title: 'Is eerst uw dak aan de beurt?',
    text: 'Wij kijken gratis onder uw pannen.',
    choice: 'dakrenovatie-installatie',
  },
};

/** Below the other articles. */
export const calculatorOffer = { title: 'Wat levert uw dak op?', text: `Reken het uit in ${inSteps}.` } as const;

type Author = (typeof crew)[CrewMember];

/** Example authors, to be replaced with the crew. */
export const authorOn = (category: string): Author => (category === 'Techniek' ? crew.elektromonteur : crew.adviseur);

/** D10: in long English format. */
export const longDate = (date: string) =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date));

export const readingTimeText = (minutes: number) => `${minutes} min lezen`;
