export const loadImages = async () => (await import('./images')).images;
