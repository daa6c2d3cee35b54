// Pure: amounts, percentages and lists as a language writes them.
/** The shop's fonts have no narrow no-break space, which French puts between thousands. */
const withWideSpaces = (text: string): string => text.replaceAll('\u202f', '\u00a0');

const signOf = (currency: string, currencyDisplay: 'symbol' | 'narrowSymbol'): string =>
  new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? currency;

/** The short sign of a currency: $ for the US dollar as well as for the Canadian. */
export const currencySign = (currency: string): string => signOf(currency, 'narrowSymbol');

/** Whether the language writes the sign before the amount, as English does: $5, but 5 $ in French. */
export const isSignFirst = (language: string): boolean =>
  new Intl.NumberFormat(language, { style: 'currency', currency: 'USD' }).formatToParts(0)[0]?.type === 'currency';

/** Whether the short sign stands for another currency first, as $ does for the Canadian dollar. */
const isAmbiguous = (currency: string): boolean => signOf(currency, 'symbol') !== currencySign(currency);

/** A decimal number as text, such as 24.50: written without rounding it first. */
export type DecimalText = `${number}`;

/** How many decimals the currency has: 2 for the euro, 0 for the yen. */
export const currencyDigits = createOncePerKey(
  (currency) =>
    new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2,
);

/** Writes amounts of a currency: $24.50, or $24.50 CAD where the sign alone is ambiguous. */
export function moneyFormat(
  currency: string,
  language: string,
  options: Pick<Intl.NumberFormatOptions, 'minimumFractionDigits' | 'maximumFractionDigits'> = {},
): (amount: number | DecimalText) => string {
  const format = new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    ...options,
  });
  const code = isAmbiguous(currency) ? `\u00a0${currency}` : '';
  return (amount) => withWideSpaces(format.format(amount)) + code;
}

/** 9.975% or 9,975 % */
export const percentText = (value: number, language: string): string =>
  withWideSpaces(percentFormat(language).format(value / 100));

const percentFormat = createOncePerKey(
  (language) => new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 3 }),
);

/** Bowl, cup, and lamp */
export const listText = (items: readonly string[], language: string): string =>
  new Intl.ListFormat(language, { type: 'conjunction' }).format(items);

/** Calls `create` once for each key. For formats of a language: making one takes fifty times as long as using it. */
export function createOncePerKey<T>(create: (key: string) => T): (key: string) => T {
  const created = new Map<string, T>();
  return (key) => {
    const known = created.get(key);
    if (known !== undefined) return known;
    const value = create(key);
    created.set(key, value);
    return value;
  };
}

// Pure: dates in words, as a language writes them.
/** November 13, 2026. It does not break over two lines. */
export const dayText = (date: Date, language: string): string =>
  withOrdinal(dayFormat(language).format(date)).replaceAll(' ', '\u00a0');

const dayFormat = createOncePerKey(
  (language) => new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }),
);

/** French, which puts the day first, has the first of a month as an ordinal number: 1er mars. */
export const withOrdinal = (text: string): string => text.replace(/^1 /, '1er ');
