import type { PostEffect } from '../machines/blog/post.machine';
import type { CalculatorMessage } from '../machines/calculator/calculator.setup';
import type { FaultEffect } from '../machines/fault/fault.setup';
import type { Toast } from '../machines/effects';
import type { CallbackEffect } from '../machines/forms/callback.machine';
import type { CalculatorQuoteEffect } from '../machines/forms/calculator-quote.machine';
import type { ContactEffect } from '../machines/forms/contact.machine';
import type { QuoteEffect } from '../machines/forms/quote.machine';

export type Message =
  | CalculatorMessage
  | Extract<
      CallbackEffect | CalculatorQuoteEffect | ContactEffect | FaultEffect | PostEffect | QuoteEffect,
      Toast
    >['message'];

export const messages = {
  'address.incomplete': 'Vul een geldig postcode en huisnummer in',
  'address.postcodeInvalid': 'Vul een geldige postcode in',
  'address.loading': 'Adresgegevens ophalen...',
  'address.found': 'Adres gevonden!',
  'address.suggestOffline': 'Netwerkfout bij ophalen adres',
  'address.notFound': 'Adres niet gevonden',
  'address.lookupOffline': 'Netwerkfout bij ophalen adresdetails',
  'address.detailsNotFound': 'Adresdetails niet gevonden',
  'address.failed': 'Fout bij ophalen adres',
  'usage.invalid': 'Vul een geldig verbruik in',
  'calculation.copied': 'Link gekopieerd. Wie hem opent, ziet deze berekening zonder uw adres.',
  'calculation.notCopied': 'De link kon niet worden gekopieerd',
  'calculation.unreadable': 'Deze link naar een berekening klopt niet',
  'quote.noService': 'Selecteer minimaal één dienst',
  'quote.sent': 'Uw aanvraag is succesvol verzonden!',
  'callback.sent': 'Uw terugbelverzoek is verzonden!',
  'contact.sent': 'Uw bericht is succesvol verzonden!',
  'fault.loading': 'Storing wordt gemeld...',
  'fault.sent': 'Uw storing is succesvol gemeld!',
  'post.copied': 'Link gekopieerd',
  'form.interrupted': 'Het versturen is niet afgerond. Uw gegevens zijn bewaard: verstuur ze opnieuw.',
  'form.failed': 'Er is iets misgegaan. Probeer het later opnieuw.',
} satisfies Record<Message, string>;
