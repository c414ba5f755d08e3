import { referenceOf } from '../../machines/delivery/delivery.rules';

export const newReference = (): string =>
  referenceOf(new Date().getFullYear(), crypto.getRandomValues(new Uint8Array(6)));
