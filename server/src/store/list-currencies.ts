import type { RequestContext } from './store.ts';

export async function listCurrencies({ language, store }: RequestContext) {
  const names = new Intl.DisplayNames(language, { type: 'currency' });
  return Intl.supportedValuesOf('currency').map((code, index) => ({
    id: index + 1,
    code,
    name: names.of(code) ?? code,
    symbol: symbolOf(code, language),
    supported: code === store.currency,
  }));
}

function symbolOf(currency: string, language: string): string {
  const parts = new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  }).formatToParts(0);
  return parts.find(({ type }) => type === 'currency')?.value ?? currency;
}
