import { currencyDigits, listText } from '@vitrine/contract/text/number-text.ts';
import { readAmount } from '../../format/amount-input.ts';
import { moneyText } from '../../format/money.ts';
import { regionText } from '../../format/names.ts';
import { useLanguageChoice, useLocale, useMessages } from '../../i18n/language.tsx';
import { salesRulesMessages } from '../../messages/en/store.ts';
import type { TypedDelivery, TypedMethod, TypedPlaces, TypedTax } from './typed-rules.ts';

interface RuleTexts {
  /** A name in the language of the reader, else in the first of the shop; empty while it has none. */
  nameText: (name: Readonly<Record<string, string>>) => string;
  deliveryTitle: (rule: TypedPlaces) => string;
  deliveryLines: (rule: Pick<TypedDelivery, 'methods'>) => string[];
  taxTitle: (tax: Omit<TypedTax, 'id'>) => string;
  taxLine: (tax: Omit<TypedTax, 'id'>) => string;
}

/** Titles and contents of rules, in words. */
export function useRuleTexts(first: string, currency: string): RuleTexts {
  const t = useMessages(salesRulesMessages);
  const locale = useLocale();
  const { language } = useLanguageChoice();
  const nameText: RuleTexts['nameText'] = (name) => name[language] || name[first] || '';
  const placesText = ({ countries, zones }: TypedPlaces) => {
    const names = countries.map((country) => regionText(country, locale));
    return [listText(names, locale), zones.join(', ')].filter(Boolean).join(': ');
  };
  /** In the form of the reader; what cannot be read yet stays as it is typed. */
  const money = (text: string) => {
    const read = readAmount(text, currency, currencyDigits(currency), locale);
    return read.kind === 'amount' ? moneyText(read.amount, currency, locale) : `${text} ${currency}`;
  };
  const methodLine = ({ name, price, freeFrom, minimumDays, maximumDays }: TypedMethod) =>
    [
      t.methodLine(nameText(name) || t.newMethod, money(price)),
      freeFrom && t.freeFromLine(money(freeFrom)),
      t.days(Number(minimumDays), Number(maximumDays)),
    ]
      .filter(Boolean)
      .join(', ');
  return {
    nameText,
    deliveryTitle: (rule) => placesText(rule) || t.newPlace,
    deliveryLines: ({ methods }) => methods.map(methodLine),
    taxTitle: (tax) => [nameText(tax.name), placesText(tax)].filter(Boolean).join(', ') || t.newTax,
    taxLine: ({ rate, included, onDelivery }) => t.taxRuleLine(rate, included, onDelivery),
  };
}
