import { moneyFormat } from '@vitrine/contract/text/number-text.ts';
import type { Language } from '../i18n/language.ts';

/** Whole amounts without decimals, for filters. */
export function formatMoney(amount: number, currency: string, language: Language): string {
  const digits = Number.isInteger(amount) ? 0 : 2;
  return moneyFormat(currency, language, { minimumFractionDigits: digits, maximumFractionDigits: digits })(amount);
}

/** Formats an amount like the API: always with the digits of its currency. */
export const writeMoney = (amount: number, currency: string, language: string): string =>
  moneyFormat(currency, language)(amount);
