/** Making a format takes a slow phone more than 10 ms: each is made once, when it is first needed. */
const once = <Format>(make: (digits: number, most: number) => Format) => {
  const made = new Map<string, Format>();
  return (digits: number, most = digits): Format => {
    const key = `${digits} ${most}`;
    const format = made.get(key) ?? make(digits, most);
    made.set(key, format);
    return format;
  };
};

export const number = once(
  (digits, most) => new Intl.NumberFormat('nl-NL', { minimumFractionDigits: digits, maximumFractionDigits: most }),
);
const euros = once(
  (digits) =>
    new Intl.NumberFormat('nl-NL', {
      style: 'currency',
      currency: 'EUR',
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
      // No sign before what rounds to nothing.
      signDisplay: 'negative',
    }),
);

export const whole = (value: number) => number(0).format(value);
export const oneDecimal = (value: number) => number(1).format(value);
export const atMostOneDecimal = (value: number) => number(0, 1).format(value);
export const euro = (value: number) => euros(0).format(value);
export const euroCents = (value: number) => euros(2).format(value);
