import { currencySign } from '@vitrine/contract/number-text.ts';
import type { RequestContext } from './store.ts';

export async function listCurrencies({ language, store }: RequestContext) {
  const names = new Intl.DisplayNames(language, { type: 'currency' });
  return Intl.supportedValuesOf('currency').map((code, index) => ({
    id: index + 1,
    code,
    name: names.of(code) ?? code,
    symbol: currencySign(code),
    supported: code === store.currency,
  }));
}
