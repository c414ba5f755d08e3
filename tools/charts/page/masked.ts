import type { StatelyInspectionEvent } from '@statelyai/inspect';

/** The fields whose text identifies nobody. All others are masked, also fields that are added later. */
const telling = new Set(
  Object.values({
    happening: ['type', 'actorId', 'field', 'by', 'holds', 'step', 'outcome', 'status', 'error', 'reason', 'tags'],
    elements: ['control', 'form', 'frame', 'group', 'expanded', 'awaited'],
    content: ['id', 'slug', 'title', 'date', 'category', 'coverImage', 'src', 'alt', 'time'],
    vacancies: ['location', 'experience', 'posted', 'until', 'requirements', 'benefits'],
    choices: ['issueType', 'contactPreference', 'delivery', 'today', 'preferredDate', 'preferredTime', 'service'],
    house: ['selectedServices', 'verbruik', 'dakrichting', 'dakType', 'energielabel'],
  }).flat(),
);

const MASK = '•••';

/** A copy without personal data: typed text, addresses, and answers that are plain text. */
export function masked<Value>(value: Value): Value {
  return copied(value, '') as Value;
}

export const maskedMessage = ({ snapshot, event, ...message }: Message): StatelyInspectionEvent =>
  ({ ...message, ...masked({ snapshot, event }) }) as StatelyInspectionEvent;

type Message = StatelyInspectionEvent & { snapshot?: unknown; event?: unknown };

function copied(value: unknown, key: string): unknown {
  if (typeof value === 'string') return value === '' || telling.has(key) ? value : MASK;
  if (Array.isArray(value)) return value.map((inner) => copied(inner, key));
  if (isError(value)) return { error: value.name, ...(copied({ ...value }, key) as object) };
  // Objects of the page, such as a frame, are dropped from the log.
  if (typeof value === 'function' || (isObject(value) && !isPlain(value))) return undefined;
  if (!isObject(value)) return value;
  if (key === 'problems') return value;
  const typed = typedInto(value);
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => {
      if (name === 'value' && isSnapshot(value)) return [name, inner];
      return [name, copied(inner, (name === 'value' && typed) || (key === 'values' ? 'values' : name))];
    }),
  );
}

function typedInto({ type, field }: Record<string, unknown>): string | undefined {
  if (typeof field === 'string') return 'values';
  return typeof type === 'string' && type.endsWith('.change') ? type.slice(0, -'.change'.length) : undefined;
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Of a machine: its value is the name of a state. */
const isSnapshot = (value: object) => 'historyValue' in value;

/** Also of another window, of which it is no `instanceof`. */
const isError = (value: unknown): value is Error => Object.prototype.toString.call(value) === '[object Error]';

/** Also of another window, which has an `Object` of its own. */
const isPlain = (value: object) => {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
};
