import { type ActorRefFrom, assign, emit } from 'xstate';
import type { AddressAnswer, FoundAddress } from '../address/address.machine';
import type { AddressFailure } from '../address/address.rules';
import type { Navigate, Thanks, Toast } from '../effects';
import { type Choice, restoredBeside, taken } from './choice.rules';
import { type FormDraft, draftIn, draftOf, isRecord } from './draft.rules';
import { type FormEvent, formSetup } from './form.setup';
import { FORM, type FormEffect, success, thanks } from './forms.effects';
import { asksLocation, located, toLocate } from './location.rules';
import { type BusinessField, type Deliverable, type FieldRules, blank, businessRules, delivering } from './forms.rules';

export type QuoteField =
  | 'name'
  | 'email'
  | 'phone'
  | 'postalCode'
  | 'address'
  | 'city'
  | 'preferredDate'
  | 'message'
  | BusinessField;

export interface QuoteRequest extends Record<QuoteField, string> {
  selectedServices: readonly string[];
}

interface QuoteOwn {
  selectedServices: readonly string[];
  /** Set by a refused submit, until a service is chosen. */
  servicesMissing: boolean;
  /** The form was refused for it when it was last sent. */
  servicesRefused: boolean;
  /** The line of the choice that was taken last. */
  about: string;
}

export type QuoteContext = Deliverable<QuoteField> & QuoteOwn;

export interface QuoteDraft extends FormDraft<QuoteField> {
  selectedServices: readonly string[];
}

export interface QuoteChoice extends Choice<QuoteField> {
  services: readonly string[];
}

export type QuoteEvent =
  | FormEvent<QuoteField, QuoteDraft>
  | { type: 'service.change'; service: string; selected: boolean }
  | { type: 'choice.take'; choice: QuoteChoice };

type OwnEffect =
  | Toast<'quote.noService' | 'quote.sent' | 'address.found' | `address.${AddressFailure}`>
  | Navigate<'/bedankt-offerte', Thanks>;
export type QuoteEffect = FormEffect | OwnEffect;

export const quoteRules: FieldRules<QuoteField> = {
  name: { required: true },
  email: { required: true, email: true },
  phone: { required: true },
  postalCode: { required: true },
  address: { required: true },
  city: { required: true },
  preferredDate: {},
  message: {},
  ...businessRules,
};

const empty: QuoteContext = {
  ...blank(quoteRules),
  selectedServices: [],
  servicesMissing: false,
  servicesRefused: false,
  about: '',
};

export type QuoteActor = ActorRefFrom<typeof quoteMachine>;

/** The quote form: one or more services, and where to reach the visitor. */
export const quoteMachine = formSetup<QuoteField, QuoteRequest, OwnEffect, QuoteEvent, QuoteOwn>(quoteRules)
  .extend({
    guards: {
      noServiceSelected: ({ context }) => context.selectedServices.length === 0,
      ofLocation: (_, field: QuoteField) => asksLocation(field),
      locatable: ({ context }, field: QuoteField) => asksLocation(field) && toLocate(context.values) !== undefined,
      found: (_, answer: AddressAnswer) => typeof answer === 'object',
    },
    actions: {
      locate: assign(({ context }, { details }: FoundAddress) => located(context, details, quoteRules)),
      sayFound: emit({ type: 'toast', kind: 'success', message: 'address.found', id: FORM }),
      sayNotFound: emit((_, failure: AddressFailure) => ({
        type: 'toast',
        kind: 'error',
        message: `address.${failure}` as const,
        id: FORM,
      })),
      refuseServices: assign({ servicesMissing: true, servicesRefused: true }),
      sayNoService: emit({ type: 'toast', kind: 'error', message: 'quote.noService', id: FORM }),
      acceptServices: assign({ servicesRefused: false }),
      succeed: emit(({ context }) => success('quote.sent', context)),
      thank: emit(({ context }) => thanks(context)),
    },
  })
  .createMachine({
    id: 'quote',
    description: 'The form of /offerte.',
    meta: { spec: '§4 Calculator quote form and /offerte form' },
    context: empty,
    initial: 'editing',
    states: {
      editing: {
        description: 'The visitor chooses services and writes; a date and a message may be left out.',
        meta: { spec: '§4 Calculator quote form and /offerte form, §5 /offerte' },
        on: {
          'service.change': {
            actions: assign(({ context, event }) => {
              const selectedServices = chosen(context.selectedServices, event);
              return { selectedServices, servicesMissing: selectedServices.length === 0 };
            }),
          },
          'draft.restore': {
            actions: [
              assign(({ context, event }) => ({
                ...restoredBeside(context, event.draft, 'message'),
                selectedServices: union(event.draft.selectedServices, context.selectedServices),
              })),
              { type: 'remind', params: ({ event }) => event.draft },
            ],
            meta: { spec: 'extension: what was typed survives the page' },
          },
          'choice.take': {
            actions: assign(({ context, event: { choice } }) => {
              const selectedServices = union(context.selectedServices, choice.services);
              return {
                ...taken(context, choice, 'message', quoteRules),
                selectedServices,
                servicesMissing: context.servicesMissing && selectedServices.length === 0,
              };
            }),
            meta: { spec: 'extension: a link carries along what was chosen (D42)' },
          },
          'field.change': { actions: { type: 'change', params: ({ event }) => event } },
          'field.leave': {
            actions: { type: 'leave', params: ({ event }) => event },
            meta: { spec: 'extension: messages at the fields' },
          },
          submit: [
            {
              guard: 'noServiceSelected',
              actions: ['refuse', 'refuseServices', 'sayNoService', 'focusProblems'],
            },
            { guard: 'incomplete', actions: ['refuse', 'acceptServices', 'focusProblems'] },
            { target: 'submitting', actions: ['acceptServices', { type: 'submit', params: ({ event }) => event }] },
          ],
        },
        initial: 'typing',
        states: {
          typing: {
            description: 'Nothing is asked of the address service.',
            meta: { spec: '§5 /offerte' },
            on: {
              'field.leave': {
                guard: { type: 'locatable', params: ({ event }) => event.field },
                target: 'locating',
                meta: { spec: 'extension: a postcode and a house number are enough (D45)' },
              },
            },
          },
          locating: {
            description: 'Asks for the street and town of a postcode and house number, while the visitor writes on.',
            meta: { spec: 'extension: a postcode and a house number are enough (D45)' },
            on: {
              'field.change': {
                guard: { type: 'ofLocation', params: ({ event }) => event.field },
                target: 'typing',
                actions: { type: 'change', params: ({ event }) => event },
              },
            },
            invoke: {
              id: 'findAddress',
              src: 'findAddress',
              input: ({ context }) => ({ query: toLocate(context.values)! }),
              onDone: [
                {
                  guard: { type: 'found', params: ({ event }) => event.output },
                  target: 'typing',
                  actions: [{ type: 'locate', params: ({ event }) => event.output as FoundAddress }, 'sayFound'],
                },
                {
                  target: 'typing',
                  actions: { type: 'sayNotFound', params: ({ event }) => event.output as AddressFailure },
                },
              ],
            },
          },
        },
      },
      submitting: {
        description: 'One e-mail is on its way; everything typed stays as it is.',
        meta: { spec: '§4 Calculator quote form and /offerte form' },
        tags: 'busy',
        invoke: {
          id: 'deliver',
          src: 'deliver',
          input: ({ context }) =>
            delivering(context, { ...context.values, selectedServices: context.selectedServices }),
          onDone: [
            { guard: { type: 'delivered', params: ({ event }) => event.output }, target: 'sent' },
            {
              guard: { type: 'cancelled', params: ({ event }) => event.output },
              target: 'editing',
              actions: 'focusSubmit',
              meta: { spec: 'extension: nobody has to wait for a connection' },
            },
            { target: 'editing', actions: 'fail' },
          ],
        },
      },
      sent: {
        description: 'The request has arrived; the visitor goes on to the thank-you page.',
        meta: { spec: '§4 Calculator quote form and /offerte form' },
        type: 'final',
        entry: ['succeed', 'thank'],
      },
    },
  });

const union = (before: readonly string[], added: readonly string[]): readonly string[] => [
  ...new Set([...before, ...added]),
];

/** Keeps the order in which the services were chosen. */
function chosen(before: readonly string[], { service, selected }: { service: string; selected: boolean }) {
  const others = before.filter((name) => name !== service);
  return selected ? [...others, service] : others;
}

export const quoteDraftOf = (context: QuoteContext): QuoteDraft | undefined => {
  const { values, reference, selectedServices } = context;
  return draftOf(context) || selectedServices.length ? { values, reference, selectedServices } : undefined;
};

export function quoteDraftIn(kept: unknown): QuoteDraft | undefined {
  const draft = draftIn(kept, quoteRules);
  const selectedServices: unknown = isRecord(kept) && kept.selectedServices;
  if (!draft || !Array.isArray(selectedServices)) return;
  if (!selectedServices.every((service) => typeof service === 'string')) return;
  return { ...draft, selectedServices };
}
