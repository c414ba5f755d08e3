export type Place = 'node' | 'browser';

export const coverageFile = (place: Place) => `.local/coverage/${place}.txt`;
