import { oneDecimal } from '../calculator/numbers';

interface Coordinates {
  lat: number;
  lng: number;
}

interface Place {
  name: string;
  coordinates: Coordinates;
}

/** Tilt of the axis of the earth: how far from the equator the sun is on the longest and on the shortest day. */
const TILT = 23.44;
/** Where the rim of the sun is at its rise, bent by the air. */
const RISE = -0.833;
/** Degrees that the earth turns in an hour, and the meridian of Central European Time. */
const TURN = 15;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** How high the sun stands at noon on the shortest day, in degrees. */
const lowestNoon = ({ lat }: Coordinates) => 90 - lat - TILT;

/** From sunrise to sunset, in minutes. */
export function daylight({ lat }: Coordinates, day: 'longest' | 'shortest'): number {
  const declination = radians(day === 'longest' ? TILT : -TILT);
  const latitude = radians(lat);
  const half = Math.acos(
    (Math.sin(radians(RISE)) - Math.sin(latitude) * Math.sin(declination)) /
      (Math.cos(latitude) * Math.cos(declination)),
  );
  return Math.round((((2 * half * 180) / Math.PI) * 60) / TURN);
}

/** When the sun is in the south in summer time, on average, in minutes after midnight. */
export const summerNoon = ({ lng }: Coordinates) => Math.round((13 + (TURN - lng) / TURN) * 60);

const twoDigits = (minutes: number) => String(minutes % 60).padStart(2, '0');
const duration = (minutes: number) => `${Math.floor(minutes / 60)}\u00a0uur en ${minutes % 60}\u00a0minuten`;

export function winterShade({ name, coordinates }: Place): string {
  const height = lowestNoon(coordinates);
  const shade = 1 / Math.tan(radians(height));
  return `Op de kortste dag komt de zon in ${name} niet hoger dan ${oneDecimal(height)} graden. Een schoorsteen van een meter geeft dan op een plat dak ${oneDecimal(shade)} meter schaduw.`;
}

export function ownUse({ name, coordinates }: Place): string {
  const minutes = summerNoon(coordinates);
  return `In ${name} staat de zon ’s zomers rond ${Math.floor(minutes / 60)}.${twoDigits(minutes)} uur op haar hoogst. Wat u dan aanzet, draait op uw eigen stroom.`;
}

export function nightsToBridge({ name, coordinates }: Place): string {
  const [longest, shortest] = [daylight(coordinates, 'longest'), daylight(coordinates, 'shortest')];
  return `Op de langste dag is het in ${name} ${duration(longest)} licht, op de kortste ${duration(shortest)}. Een batterij overbrugt de korte zomernacht; de zomer bewaren voor de winter kan hij niet.`;
}
