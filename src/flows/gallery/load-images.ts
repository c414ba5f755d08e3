import { importWithRetry } from '../../import-with-retry';

const load = importWithRetry(() => import('./images'));

export const loadImages = async () => (await load()).images;
