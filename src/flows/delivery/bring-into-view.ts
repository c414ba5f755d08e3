/** For what appears below the fold of a page or dialog while its form is being sent. */
export const bringIntoView = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' });
