import type { Coordinates } from './places';

export const mapSource = 'Kaart: SVG Maps, CC BY 4.0';

/** The outermost degrees on the map of `@svg-maps/netherlands`. */
const WEST = 3.36;
const EAST = 7.23;
const NORTH = 53.56;
const SOUTH = 50.75;

/** Returns the place on the map in percents from its left and upper edge. */
export const onMap = ({ lat, lng }: Coordinates) => ({
  left: (100 * (lng - WEST)) / (EAST - WEST),
  top: (100 * (NORTH - lat)) / (NORTH - SOUTH),
});
