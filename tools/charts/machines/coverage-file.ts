/** Where path tests run. */
export type Place = 'node' | 'browser';

/** The transitions that tests went through, one a line. */
export const coverageFile = (place: Place) => `.local/coverage/${place}.txt`;
