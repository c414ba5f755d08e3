import { describe, expect, test } from 'vitest';
import { fromWhere, toOffice } from '../../content/regions/distance';
import { groupedByLetter, hyphensAsSpaces, kilometresBetween, listed, nearestTo } from '../../content/regions/places';
import { daylight, nightsToBridge, ownUse, summerNoon, winterShade } from '../../content/regions/sun';

const amersfoort = { name: 'Amersfoort', slug: 'amersfoort', coordinates: { lat: 52.16, lng: 5.39 } };
const utrecht = { name: 'Utrecht', slug: 'utrecht', coordinates: { lat: 52.09, lng: 5.12 } };
const zeist = { name: 'Zeist', slug: 'zeist', coordinates: { lat: 52.09, lng: 5.23 } };
const maastricht = { name: 'Maastricht', slug: 'maastricht', coordinates: { lat: 50.85, lng: 5.69 } };

describe('§2 grouped alphabetically by first letter, de-duplicated and sorted', () => {
  const grouped = (...names: string[]) =>
    groupedByLetter(names.map((name) => ({ name }))).map(({ letter, entries }) => [
      letter,
      ...entries.map(({ name }) => name),
    ]);

  test('each letter once, in order', () => {
    expect(grouped('Zeist', 'Almere', 'Utrecht', 'Alkmaar', 'Urk')).toEqual([
      ['A', 'Alkmaar', 'Almere'],
      ['U', 'Urk', 'Utrecht'],
      ['Z', 'Zeist'],
    ]);
  });

  test('a name that is listed twice stands there once', () => {
    expect(grouped('Zwolle', 'Amersfoort', 'Zwolle', 'Amersfoort')).toEqual([
      ['A', 'Amersfoort'],
      ['Z', 'Zwolle'],
    ]);
  });

  test('the Dutch way: case counts for nothing, and IJ stands under the I', () => {
    expect(grouped('Joure', 'IJsselstein', 'Den Helder', 'den Bosch', 'Delft')).toEqual([
      ['D', 'Delft', 'den Bosch', 'Den Helder'],
      ['I', 'IJsselstein'],
      ['J', 'Joure'],
    ]);
  });

  test('the first letter counts, whatever stands before or upon it', () => {
    expect(
      grouped("'s-Hertogenbosch", 'Tiel', 'Ĳsselstein', "'t Gooi", '’t Harde', 'Soest', 'Épe', 'Elst', 'Ĳsselstein'),
    ).toEqual([
      ['E', 'Elst', 'Épe'],
      ['I', 'Ĳsselstein'],
      ['S', "'s-Hertogenbosch", 'Soest'],
      ['T', "'t Gooi", '’t Harde', 'Tiel'],
    ]);
  });

  test('of nothing there is nothing', () => {
    expect(groupedByLetter([])).toEqual([]);
  });
});

describe('distance', () => {
  test.each([
    [amersfoort, amersfoort, 0],
    [amersfoort, utrecht, 20],
    [utrecht, amersfoort, 20],
    [amersfoort, maastricht, 147],
  ])('from $name to $name', (from, to, kilometres) => {
    expect(kilometresBetween(from.coordinates, to.coordinates)).toBe(kilometres);
  });

  test('the nearest come first, without the place itself', () => {
    expect(nearestTo(utrecht, [maastricht, amersfoort, utrecht, zeist], 2)).toEqual([
      { name: 'Zeist', slug: 'zeist', kilometres: 8 },
      { name: 'Amersfoort', slug: 'amersfoort', kilometres: 20 },
    ]);
  });

  test('is said in words that fit it', () => {
    const said = (name: string, kilometres: number) => [
      fromWhere({ name, kilometres }),
      toOffice({ name, kilometres }),
    ];

    expect(said('Amersfoort', 0)).toEqual([
      'uit Amersfoort, uw eigen stad',
      'Ons kantoor staat in Amersfoort zelf, aan de Dakpanweg 38.',
    ]);
    expect(said('Utrecht', 20)).toEqual([
      'uit Amersfoort, 20 kilometer bij u vandaan',
      'Van Utrecht naar ons kantoor in Amersfoort is het hemelsbreed 20 kilometer.',
    ]);
    expect(said('Maastricht', 147)[0]).toBe('uit Amersfoort, ook in Maastricht');
  });
});

describe('sun', () => {
  // From the almanac of De Bilt: 16:44 and 7:43.
  test('days are as long as in the almanac, to a few minutes', () => {
    expect(Math.abs(daylight(utrecht.coordinates, 'longest') - (16 * 60 + 44))).toBeLessThan(4);
    expect(Math.abs(daylight(utrecht.coordinates, 'shortest') - (7 * 60 + 43))).toBeLessThan(4);
  });

  test('is in the south earlier in the east', () => {
    expect(summerNoon(amersfoort.coordinates)).toBe(13 * 60 + 38);
    expect(summerNoon(maastricht.coordinates)).toBe(13 * 60 + 37);
  });

  test('is said in words that fit it', () => {
    expect(winterShade(maastricht)).toBe(
      'Op de kortste dag komt de zon in Maastricht niet hoger dan 15,7 graden. Een schoorsteen van een meter geeft dan op een plat dak 3,6 meter schaduw.',
    );
    expect(ownUse(utrecht)).toContain('In Utrecht staat de zon ’s zomers rond 13.40 uur op haar hoogst.');
    expect(nightsToBridge(utrecht)).toContain('Op de langste dag is het in Utrecht 16\u00a0uur en');
  });
});

test('hyphens are shown as spaces', () => {
  expect(hyphensAsSpaces('alphen-aan-den-rijn')).toBe('alphen aan den rijn');
});

test('names are listed as a sentence would', () => {
  expect(listed(['Lombok', 'Tuindorp', 'Hoograven'])).toBe('Lombok, Tuindorp en Hoograven');
});
