import { currencyDigits } from '@vitrine/contract/text/number-text.ts';
import { useLocale } from '../i18n/language.tsx';
import type { Notation } from './typed-value.ts';

/** How the person writes numbers and amounts of a currency. */
export const useNotation = (currency: string): Notation => ({
  currency,
  digits: currencyDigits(currency),
  locale: useLocale(),
});
