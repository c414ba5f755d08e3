export const investmentLabel = 'Totale investering';

/** §9: the investment is never shown to a visitor; the e-mail to sales holds the figure (D24). */
export const investmentShown = 'op aanvraag';

/** `calculator_data` for the eyes of the visitor. */
export const withoutInvestment = (text: string): string =>
  text.replace(new RegExp(`(?<=^${investmentLabel}: ).*$`, 'm'), investmentShown);
