import { company } from '../company';

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
    author: 'Geschreven door onze adviseurs.',
    about: 'Wie wij zijn',
    related: 'Lees ook',
  },
} as const;

/** D10: in long English format. */
export const longDate = (date: string) =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date));

export const readingTimeText = (minutes: number) => `${minutes} min lezen`;
