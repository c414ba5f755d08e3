import { describe, expect, test } from 'vitest';
import { messages } from '../../content/messages';
import { type AddressFailure, AddressError, failureOf } from '../../machines/address/address.rules';
import { type PostFailure, PostNotFound, postFailureOf } from '../../machines/blog/posts.rules';
import { ATTEMPTS, type EmailFailure, EmailError, emailFailureOf } from '../../machines/delivery/delivery.rules';
import { galleryModel } from '../gallery/gallery.model';
import { postModel, postsModel } from '../blog/blog.model';
import { calculatorModel, notFound } from '../calculator/calculator.model';
import { backedOff, deliveryModel, filledIn } from '../delivery/delivery.model';
import { contactDetails, contactModel, filling, submit } from '../forms/forms.model';
import { pricesModel } from '../prices/prices.model';
import { emittedAtEnd } from '../../tools/charts/paths/measures';
import { done, failed } from '../support/world';

/** Failures of actors, each with its sentence of section 8. A new reason does not compile here without one. */

describe('§8 Address lookup toasts', () => {
  const sentences: Record<AddressFailure, string> = {
    suggestOffline: 'Netwerkfout bij ophalen adres',
    notFound: 'Adres niet gevonden',
    lookupOffline: 'Netwerkfout bij ophalen adresdetails',
    detailsNotFound: 'Adresdetails niet gevonden',
    failed: 'Fout bij ophalen adres',
  };

  test.each(Object.entries(sentences) as [AddressFailure, string][])('%s: %s', (failure, sentence) => {
    const path = calculatorModel.path(
      { type: 'postcode.change', value: '3811lm' },
      { type: 'huisnummer.change', value: '1' },
      { type: 'address.submit' },
      notFound(failure),
    );

    expect(emittedAtEnd(calculatorModel.machine, path).map(said)).toEqual([sentence]);
    const error = failure === 'failed' ? new TypeError('The first doc has no id.') : new AddressError(failure);
    expect(failureOf(error)).toBe(failure);
  });
});

describe('§8 E-mail service statuses', () => {
  const statuses: Record<EmailFailure, { status: number; attempts: number }> = {
    networkError: { status: 0, attempts: ATTEMPTS },
    tooManyRequests: { status: 429, attempts: ATTEMPTS },
    serviceFault: { status: 503, attempts: ATTEMPTS },
    forbidden: { status: 403, attempts: 1 },
    unavailableForHeadless: { status: 451, attempts: 1 },
    refused: { status: 400, attempts: 1 },
  };

  test.each(Object.entries(statuses))('%s', (failure, { status, attempts }) => {
    const error = new EmailError(status, '');
    const answer = failed('sendEmail', error);
    const again = Array.from({ length: attempts - 1 }, () => [answer, backedOff]).flat();

    expect(emailFailureOf(error)).toBe(failure);
    expect(deliveryModel.path(filledIn, ...again, answer).state).toMatchObject({ value: 'failed', output: 'failed' });
  });

  test('§8 Quotes and contact: a delivery that failed is said in one sentence, whatever the status', () => {
    const path = contactModel.path(...filling(contactDetails), submit, done('deliver', 'failed'));

    expect(emittedAtEnd(contactModel.machine, path).map(said)).toEqual([
      'Er is iets misgegaan. Probeer het later opnieuw.',
    ]);
  });
});

describe('§8 Blog: post unknown', () => {
  const reasons: Record<PostFailure, { error: Error; clause: string }> = {
    unknown: { error: new PostNotFound(), clause: '§8 Blog: post unknown' },
    failed: { error: new Error('offline'), clause: '§8 Blog: post failure' },
  };

  test.each(Object.entries(reasons))('%s', (reason, { error, clause }) => {
    expect(postFailureOf(error)).toBe(reason);
    expect(clausesOf(postModel.path(failed('loadPost', error)).state)).toContain(clause);
  });
});

describe('§8 Gallery, and lists that fail for one reason only', () => {
  const offline = new Error('offline');

  test.each([
    ['posts', postsModel.path(failed('loadPosts', offline)).state, '§8 Blog: list failure'],
    ['gallery', galleryModel.path(failed('loadImages', offline)).state, '§8 Gallery'],
    ['prices', pricesModel.path(failed('loadPrices', offline)).state, '§8 Prices'],
  ])('%s', (_, state, clause) => {
    expect(clausesOf(state)).toContain(clause);
  });
});

const said = (effect: { type: string; message?: keyof typeof messages }) => effect.message && messages[effect.message];

const clausesOf = (state: { getMeta: () => object }) =>
  Object.values(state.getMeta() as Record<string, { spec: string }>).flatMap(({ spec }) => spec.split(', '));
