import { describe, expect, test } from 'vitest';
import { catalogue } from '../../content/catalogue';
import { quoteChoices } from '../../content/forms/quote-choices';
import { serviceChoices } from '../../content/forms/service-choices';
import { insulation, quoteModel, restoring, simulatedLandingModel, smart, submit, workAddress } from './forms.model';
import { quoteRules } from '../../machines/forms/quote.machine';
import { landingRules } from '../../machines/forms/landing-request.machine';

const quote = (...events: Parameters<typeof quoteModel.path>) => quoteModel.path(...events).state.context;
const landing = (...events: Parameters<typeof simulatedLandingModel.path>) =>
  simulatedLandingModel.path(...events).state.context;

const pro = { ...smart, choice: { ...smart.choice, about: 'Pakket: Pro' } } as const;
const write = (value: string) => ({ type: 'field.change', field: 'description', value }) as const;

describe('D42: a link carries along what was chosen', () => {
  test('each names a service of /offerte, and every service page has one', () => {
    const services = serviceChoices.flatMap((group): readonly string[] => group.services);
    const ids = catalogue.particulier.flatMap(({ items }) => items.map(({ id }) => id));

    expect([...quoteChoices.values()].filter(({ service }) => !services.includes(service))).toEqual([]);
    expect(ids.filter((id) => !quoteChoices.has(id))).toEqual([]);
  });

  test('a service is ticked, once, beside those that the visitor chose', () => {
    const chosen = { type: 'service.change', service: 'Dakonderhoud', selected: true } as const;

    expect(quote(chosen, insulation, insulation).selectedServices).toEqual(['Dakonderhoud', 'Dakisolatie']);
    expect(quote(submit, insulation)).toMatchObject({ servicesMissing: false, servicesRefused: true });
    const none = { ...insulation, choice: { ...insulation.choice, services: [] } } as const;
    expect(quote(submit, none).servicesMissing).toBe(true);
  });

  test('what the calculator found is filled in where nothing is typed', () => {
    const known = { ...insulation, choice: { ...insulation.choice, values: workAddress } } as const;
    const typed = { type: 'field.change', field: 'city', value: 'Utrecht' } as const;

    expect(quote(typed, known).values).toMatchObject({ ...workAddress, city: 'Utrecht' });
    expect(quote(submit, known).problems).toEqual({ name: 'missing', email: 'missing', phone: 'missing' });
  });

  test('a package is named in a line of its own, in the place of one that was chosen before', () => {
    expect(landing(smart).values.description).toBe('Pakket: Smart');
    expect(landing(smart, smart).values.description).toBe('Pakket: Smart');
    expect(landing(write('Graag dinsdag. '), smart).values.description).toBe('Graag dinsdag. \nPakket: Smart');
    expect(landing(write('Graag dinsdag.'), smart, pro).values.description).toBe('Graag dinsdag.\nPakket: Pro');
    expect(landing(smart, write('')).values.description).toBe('');
  });

  test('what was kept loses nothing to it, in whatever order they come', () => {
    const draft = restoring(landingRules);
    const kept = {
      ...draft,
      draft: { ...draft.draft, values: { ...draft.draft.values, description: 'Graag dinsdag.' } },
    };

    for (const events of [
      [smart, kept],
      [kept, smart],
    ] as const)
      expect(landing(...events).values).toMatchObject({
        name: 'Marieke de Groot',
        description: 'Graag dinsdag.\nPakket: Smart',
      });
    expect(landing(write('Liever woensdag.'), kept).values.description).toBe('Liever woensdag.');
    expect(quote(restoring(quoteRules), insulation)).toMatchObject({
      values: { name: 'Marieke de Groot', message: '' },
      selectedServices: ['Dakisolatie'],
    });
  });
});
