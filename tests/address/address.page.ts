import type { Page } from '@playwright/test';
import { holdBack } from '../support/page';
import { options } from './address.model';

export const nameOf = (addressId: string) => options.find((option) => option.addressId === addressId)?.huisnummer;

export const suggestedDocs = options.map(({ addressId, huisnummer }) => ({
  id: addressId,
  weergavenaam: `Stadhuisplein ${huisnummer}, 3811LM Amersfoort`,
}));

export const detailsDoc = { straatnaam: 'Stadhuisplein', woonplaatsnaam: 'Amersfoort' };

export const holdAddressService = async (page: Page) => ({
  suggest: await holdBack(page, /\/suggest\?/),
  lookUp: await holdBack(page, /\/lookup\?/),
});
