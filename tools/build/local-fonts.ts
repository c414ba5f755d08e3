const roboto = { familyName: 'Roboto', ascent: 1900, descent: -500, lineGap: 0, unitsPerEm: 2048 };
const arial = { familyName: 'Arial', ascent: 1854, descent: -434, lineGap: 67, unitsPerEm: 2048 };
/** Replaces Arial on Linux, with the same metrics. */
const liberation = { ...arial, familyName: 'Liberation' };

/** Fonts of the visitor's system, as their files measure. The average width is that of Latin text. */
export const localFonts = {
  regular: [
    { ...arial, fullName: 'Arial', postscriptName: 'ArialMT', xWidthAvg: 913 },
    { ...roboto, fullName: 'Roboto Regular', postscriptName: 'Roboto-Regular', xWidthAvg: 911 },
    { ...liberation, fullName: 'Liberation Sans', postscriptName: 'LiberationSans', xWidthAvg: 913 },
  ],
  bold: [
    { ...arial, fullName: 'Arial Bold', postscriptName: 'Arial-BoldMT', xWidthAvg: 983 },
    { ...roboto, fullName: 'Roboto Bold', postscriptName: 'Roboto-Bold', xWidthAvg: 926 },
    { ...liberation, fullName: 'Liberation Sans Bold', postscriptName: 'LiberationSans-Bold', xWidthAvg: 983 },
  ],
};
