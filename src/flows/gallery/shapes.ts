/** §9: the aspect ratios of the gallery, one after the other. */
export const shapes = [3 / 4, 4 / 3, 1, 16 / 9] as const;
