import { importWithRetry } from '../../import-with-retry';

export const loadImages = async () => (await importWithRetry(() => import('./images'))).images;
