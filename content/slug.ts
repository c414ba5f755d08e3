/** A name as it stands in an address: `Aurea 430` is `aurea-430`. */
export const slugOf = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
