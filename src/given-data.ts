/** The element that holds what the router of a prerendered page begins with, as JSON. */
export const GIVEN_DATA = 'begin';
