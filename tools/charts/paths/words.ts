import { calculatorFields } from '../../../content/calculator/fields';
import { patternNames } from '../../../content/calculator/outlook-figures';
import { faultLabels, issueTypeTexts } from '../../../content/forms/fault';
import { type Message, messages } from '../../../content/messages';
import { fieldLabels } from '../../../content/forms/forms';
import { readType } from '../machines/event-type';
import { told } from './sentence';

interface Step {
  type: string;
  output?: unknown;
  error?: unknown;
  field?: unknown;
}

/** A step in Dutch: `Postcode ingevuld: 3811LM`. Names that are not listed below stand as the machine has them. @param lasting Of a delay, in ms. */
export function inDutch({ type, ...payload }: Step, lasting?: number): string {
  const { actor, outcome, delay } = readType(type);
  if (delay) return `${lasting === undefined ? delay : `${(lasting / 1000).toLocaleString('nl-NL')} s`} verstreken`;
  if (actor) {
    const [answers, fails] = outcomes[actor] ?? [`${actor} antwoordt`, `${actor} faalt`];
    return withValue(outcome === 'done' ? answers : fails, said(payload));
  }
  if (type === 'submit') return 'Verstuurd';
  if (wholes[type]) return withValue(wholes[type], said(payload));
  const [noun = '', verb = ''] = type.split('.');
  const { field, ...rest } = payload;
  const name = typeof field === 'string' ? (labels[field] ?? field) : (labels[noun] ?? noun);
  const value = said(rest);
  const done =
    verb === 'change' && Object.values(rest).every((inner) => inner === '') ? 'leeggemaakt' : (verbs[verb] ?? verb);
  return withValue(`${name.charAt(0).toUpperCase()}${name.slice(1)} ${done}`.trim(), value);
}

/** An effect in Dutch: `melding: “Link gekopieerd”`. */
export function effectInDutch({
  type,
  message,
  to,
  target,
}: { type: string } & Record<string, string | undefined>): string {
  if (message) return `melding: “${messages[message as Message] ?? message}”`;
  if (to) return `naar ${to}`;
  if (target) return `focus op ${nameOf(target.split('.').at(-1)!)}`;
  return effects[type] ?? type;
}

const nameOf = (name: string) => names[name] ?? labels[name] ?? name;

const withValue = (words: string, value: string) => (value ? `${words}: ${value}` : words);

function said({ output, error, ...payload }: { output?: unknown; error?: unknown }): string {
  if (Array.isArray(output) && output.length === 0) return 'niets';
  if (error !== undefined) return error instanceof Error ? inWords(error.message) : '';
  return typeof output === 'string' ? inWords(output) : Object.values(payload).map(inWords).join(' ');
}

const inWords = (value: unknown) => nameOf(told(value));

/** The words for an actor that answers, and for one that fails. */
const outcomes: Record<string, [answers: string, fails: string]> = {
  compute: ['Vooruitblik berekend', 'Vooruitblik niet berekend'],
  deliver: ['Bezorging afgelopen', 'Bezorging mislukt'],
  findAddress: ['Adresdienst antwoordt', 'Adresdienst faalt'],
  loadImages: ['Foto’s geladen', 'Foto’s niet geladen'],
  loadPost: ['Artikel geladen', 'Artikel niet geladen'],
  loadPosts: ['Artikelen geladen', 'Artikelen niet geladen'],
  loadPrices: ['Prijzen geladen', 'Prijzen niet geladen'],
  lookUpAddress: ['Adresgegevens gevonden', 'Adresgegevens niet gevonden'],
  sendConfirmation: ['Bevestiging aangenomen', 'Bevestiging niet aangenomen'],
  sendEmail: ['E-mail aangenomen', 'E-mail niet aangenomen'],
  shareCalculation: ['Delen afgelopen', 'Delen mislukt'],
  sharePost: ['Delen afgelopen', 'Delen mislukt'],
  suggestAddress: ['Adressen voorgesteld', 'Geen adres voorgesteld'],
};

/** Dutch words for values and targets in events and effects, other than fields. */
const names: Record<string, string> = {
  ...patternNames,
  ...Object.fromEntries(Object.entries(issueTypeTexts).map(([type, { label }]) => [type, label])),
  busy: 'de pagina laadt',
  cancelled: 'geannuleerd',
  confirmation: 'bevestiging',
  copied: 'gekopieerd',
  delivered: 'bezorgd',
  details: 'gegevens',
  detailsNotFound: 'gegevens niet gevonden',
  email: 'e-mail',
  failed: 'mislukt',
  false: 'nee',
  focus: 'toetsenbord',
  hidden: 'tabblad verborgen',
  lookupOffline: 'geen verbinding',
  notFound: 'niet gevonden',
  offered: 'aangeboden',
  offline: 'geen verbinding',
  outOfView: 'uit beeld',
  pause: 'pauzeknop',
  pointer: 'muis',
  problems: 'wat ontbreekt',
  reducedMotion: 'minder beweging',
  refused: 'geweigerd',
  result: 'uitkomst',
  saveData: 'data besparen',
  step: 'de stap',
  submit: 'de knop',
  suggestOffline: 'geen verbinding',
  true: 'ja',
  type: 'soort storing',
};

const effects: Record<string, string> = {
  close: 'wizard dicht',
  namePage: 'titel van de pagina',
  silence: 'melding weg',
};

const wholes: Record<string, string> = {
  back: 'Terug',
  cancel: 'Geannuleerd',
  close: 'Gesloten',
  'customer.change': 'Zakelijk',
  dismiss: 'Menu weggedrukt met Escape',
  'filter.change': 'Filter aan- of uitgevinkt',
  'filters.reset': 'Filters gewist',
  'focus.leave': 'Met het toetsenbord verder dan het menu',
  hold: 'Stilgezet',
  'network.back': 'Verbinding terug',
  'network.lost': 'Verbinding weg',
  next: 'Volgende',
  'open.change': 'Open- of dichtgeklapt',
  'outside.press': 'Naast het menu gedrukt',
  pause: 'Gepauzeerd',
  play: 'Afgespeeld',
  previous: 'Vorige',
  release: 'Weer losgelaten',
  restart: 'Opnieuw begonnen',
  retry: 'Opnieuw geprobeerd',
  'route.change': 'Naar een andere pagina',
  share: 'Gedeeld',
  show: 'Getoond',
  'service.change': 'Dienst aan- of uitgevinkt',
  toggle: 'Open- of dichtgeklapt',
  'visibility.change': 'Deel van het formulier in beeld',
};

const verbs: Record<string, string> = {
  arrive: 'geladen',
  await: 'wordt geladen',
  change: 'ingevuld',
  choose: 'gekozen',
  close: 'gesloten',
  expand: 'opengeklapt',
  fail: 'mislukt',
  keep: 'bewaard',
  leave: 'verlaten',
  mend: 'verbeteren',
  open: 'geopend',
  pick: 'gekozen',
  ready: 'klaar',
  refuse: 'geweigerd',
  request: 'aangevraagd',
  restore: 'teruggezet',
  select: 'gekozen',
  submit: 'bevestigd',
  take: 'overgenomen',
};

const labels: Record<string, string> = {
  ...faultLabels,
  ...fieldLabels,
  ...Object.fromEntries(Object.entries(calculatorFields).map(([field, { label }]) => [field, label])),
  address: 'adres',
  assumption: 'aanname',
  assumptions: 'aannames',
  battery: 'thuisbatterij',
  callback: 'terugbelverzoek',
  category: 'categorie',
  choice: 'keuze',
  clip: 'filmpje',
  contactPreference: 'voorkeur voor contact',
  draft: 'concept',
  image: 'foto',
  issueType: 'soort storing',
  jobs: 'vacature',
  overlay: 'grote foto',
  preferredTime: 'tijdstip',
  pattern: 'verbruikspatroon',
  quote: 'offerte',
  roof: 'dak',
  search: 'zoekwoord',
  share: 'gedeelde berekening',
  usage: 'verbruik',
};
