// Pure: a first way of delivery and a first tax for a country. They are filled in to be read and changed: nothing applies before it is
// saved.
import { isLanguage } from '@vitrine/contract/site/site-languages.ts';
import { toDecimal } from '@vitrine/contract/text/minor-units.ts';
import { type Notation, typedValue } from '../../forms/typed-value.ts';
import { salesRulesMessages } from '../../messages/en/store.ts';
import { translate } from '../../messages/translate.ts';
import { newMethod, type TypedDelivery, type TypedTax, typedRate } from './typed-rules.ts';

/** Standard rates of value added tax, in thousandths of a percent, as of November 2026. */
const standardRates: Readonly<Record<string, number>> = {
  ...{ AT: 20_000, BE: 21_000, BG: 20_000, CH: 8_100, CY: 19_000, CZ: 21_000, DE: 19_000, DK: 25_000, EE: 24_000 },
  ...{ ES: 21_000, FI: 25_500, FR: 20_000, GB: 20_000, GR: 24_000, HR: 25_000, HU: 27_000, IE: 23_000, IT: 22_000 },
  ...{ LT: 21_000, LU: 17_000, LV: 21_000, MT: 18_000, NL: 21_000, NO: 25_000, PL: 23_000, PT: 23_000, RO: 21_000 },
  ...{ SE: 25_000, SI: 22_000, SK: 23_000 },
};

const nameOf = (word: keyof typeof salesRulesMessages.names, languages: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    languages.filter(isLanguage).map((language) => [language, translate(salesRulesMessages, language).names[word]]),
  );

/** Amounts that are usual in most currencies, be their smallest unit a cent or a yen. */
const PRICE = 490;
const FREE_FROM = 5000;

export function suggestedDelivery(country: string, languages: readonly string[], notation: Notation): TypedDelivery {
  const money = (amount: number) => typedValue('money', toDecimal(amount, notation.currency), notation);
  return {
    id: crypto.randomUUID(),
    countries: [country],
    zones: [],
    methods: [
      {
        ...newMethod(),
        name: nameOf('delivery', languages),
        price: money(PRICE),
        freeFrom: money(FREE_FROM),
        minimumDays: '2',
        maximumDays: '4',
      },
    ],
  };
}

/** Null where the rate depends on the place or is not known here. */
export function suggestedTax(country: string, languages: readonly string[], notation: Notation): TypedTax | null {
  const rate = standardRates[country];
  if (rate === undefined) return null;
  return {
    id: crypto.randomUUID(),
    countries: [country],
    zones: [],
    name: nameOf('tax', languages),
    rate: typedRate(rate, notation),
    included: true,
    onDelivery: true,
  };
}
