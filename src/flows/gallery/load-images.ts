import { importAgain } from '../../import-again';

export const loadImages = async () => (await importAgain(() => import('./images'))).images;
