import type { IconNode } from 'lucide';

/** Drawn with straight lines: lucide's star is four times as long, and most pages have one. */
export const star: IconNode = [['path', { d: 'm12 2 3.1 6.3 6.9 1-5 4.8 1.2 6.9-6.2-3.2L5.8 21 7 14.1 2 9.3l6.9-1z' }]];
