import type { Page } from '@playwright/test';
import { holdBack } from '../support/page';
import { options } from './address.model';

export const nameOf = (addressId: string) => options.find((option) => option.addressId === addressId)?.huisnummer;

/** What the suggest endpoint says of the options of the models. */
export const suggestedDocs = options.map(({ addressId, huisnummer }) => ({
  id: addressId,
  weergavenaam: `Stadhuisplein ${huisnummer}, 3811LM Amersfoort`,
}));

/** What the lookup endpoint says of them. */
export const detailsDoc = { straatnaam: 'Stadhuisplein', woonplaatsnaam: 'Amersfoort' };

/** The two endpoints, which answer when a test lets them. */
export const holdAddressService = async (page: Page) => ({
  suggest: await holdBack(page, /\/suggest\?/),
  lookUp: await holdBack(page, /\/lookup\?/),
});
