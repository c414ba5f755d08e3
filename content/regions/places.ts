export interface Coordinates {
  lat: number;
  lng: number;
}

interface Place {
  name: string;
  slug: string;
  coordinates: Coordinates;
}

export interface NearbyPlace {
  name: string;
  slug: string;
  kilometres: number;
}

export interface LetterGroup<Entry> {
  letter: string;
  entries: Entry[];
}

const EARTH_RADIUS = 6371;

/** As the crow flies, in whole kilometres. */
export function kilometresBetween(from: Coordinates, to: Coordinates): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const haversine = (angle: number) => Math.sin(angle / 2) ** 2;
  const chord =
    haversine(radians(to.lat - from.lat)) +
    Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * haversine(radians(to.lng - from.lng));
  return Math.round(2 * EARTH_RADIUS * Math.asin(Math.sqrt(chord)));
}

export const nearestTo = (place: Place, places: readonly Place[], count: number): NearbyPlace[] =>
  places
    .filter(({ slug }) => slug !== place.slug)
    .map(({ name, slug, coordinates }) => ({
      name,
      slug,
      kilometres: kilometresBetween(place.coordinates, coordinates),
    }))
    .sort((one, other) => one.kilometres - other.kilometres)
    .slice(0, count);

/** Sorted the Dutch way, each name once, under its first letter. */
export function groupedByLetter<Entry extends { name: string }>(entries: readonly Entry[]): LetterGroup<Entry>[] {
  const { compare } = new Intl.Collator('nl', { ignorePunctuation: true });
  const sorted = [...new Map(entries.map((entry) => [entry.name, entry])).values()].sort((one, other) =>
    compare(one.name, other.name),
  );
  const groups: LetterGroup<Entry>[] = [];
  for (const entry of sorted) {
    const letter = firstLetter(entry.name);
    const group = groups.at(-1);
    if (group?.letter === letter) group.entries.push(entry);
    else groups.push({ letter, entries: [entry] });
  }
  return groups;
}

/** That of `'s-Hertogenbosch` is S, of `Ĳsselstein` I. */
const firstLetter = (name: string) => /\p{L}/u.exec(name.normalize('NFKD'))?.[0].toUpperCase() ?? '';

export const hyphensAsSpaces = (name: string) => name.replaceAll('-', ' ');

/** For example `Lombok, Tuindorp en Hoograven`. */
export const listed = (names: readonly string[]) => new Intl.ListFormat('nl', { type: 'conjunction' }).format(names);
