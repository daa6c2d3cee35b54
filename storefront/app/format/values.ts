import type { Order } from '@vitrine/contract/orders/orders-shapes.ts';
import { dayText, moneyFormat } from '@vitrine/contract/text/number-text.ts';
import type { Language } from '../i18n/language.ts';

/** Whole amounts without decimals, for filters. */
export function formatMoney(amount: number, currency: string, language: Language): string {
  const digits = Number.isInteger(amount) ? 0 : 2;
  return moneyFormat(currency, language, { minimumFractionDigits: digits, maximumFractionDigits: digits })(amount);
}

/** Formats an amount like the API: always with the digits of its currency. */
export const writeMoney = (amount: number, currency: string, language: string): string =>
  moneyFormat(currency, language)(amount);

/** Formats a date without a time zone: it is the same day everywhere. */
export function formatDay(day: string, language: Language): string {
  const date = new Date(day);
  return Number.isNaN(date.getTime()) ? '' : dayText(date, language);
}

/** The number shoppers know; other servers have only ids. */
export const orderNumberOf = ({ id, number }: Pick<Order, 'id' | 'number'>): string => number ?? String(id);

/** Name of a language in another; its code where the browser knows none. */
export const languageName = (code: string, language: string): string =>
  new Intl.DisplayNames(language, { type: 'language' }).of(code) ?? code;

/** Name of a country in a language; the code where the browser knows none. */
export const regionName = (code: string, language: string): string =>
  new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? code;
