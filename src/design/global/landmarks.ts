export const CONTENT = 'inhoud';
export const ARRIVAL = 'aankomst';
