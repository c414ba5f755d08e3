/** Ids of what every page is drawn in. */
export const CONTENT = 'inhoud';
/** Where the title of a page is read aloud. */
export const ARRIVAL = 'aankomst';
