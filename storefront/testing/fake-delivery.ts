import type { ShippingOption, ShippingQuote, Total } from '@vitrine/contract/checkout/checkout-shapes.ts';
import { fakeTotal } from './fake-cart.ts';

export const fakeOption = (change: Partial<ShippingOption> = {}): ShippingOption => ({
  shippingQuoteOptionId: 7,
  optionId: 'post',
  optionCode: 'post',
  optionName: 'By post',
  description: '',
  note: '',
  optionPrice: 5,
  optionPriceText: '$5.00',
  optionShippingDate: null,
  optionDeliveryDate: '2026-12-04',
  estimatedNumberOfDays: '3-5',
  minimumDays: 3,
  maximumDays: 5,
  shippingModuleCode: 'table',
  ...change,
});

export const fakeExpress: ShippingOption = fakeOption({
  shippingQuoteOptionId: 8,
  optionCode: 'express',
  optionName: 'Express',
  optionPrice: 12,
  optionPriceText: '$12.00',
});

/** Dearest first, as the API sends them; none and a message where the shop does not deliver. */
export const fakeQuote = (options: ShippingOption[], message: string | null = null): ShippingQuote => ({
  shipping: options.at(-1)?.optionPrice ?? 0,
  handling: null,
  shippingModule: null,
  shippingOption: null,
  freeShipping: false,
  taxOnShipping: false,
  shippingQuote: options.length > 0,
  shippingText: null,
  handlingText: '',
  delivery: { postalCode: null, country: 'US', zone: null },
  selectedShippingOption: options.at(-1) ?? null,
  shippingOptions: options.length > 0 ? options : null,
  quoteInformations: {},
  message,
});

export const fakeTotals = (goods: number, shipping: number): Total => ({
  subTotal: `$${goods}.00`,
  total: `$${goods + shipping}.00`,
  taxTotal: null,
  totals: [fakeTotal('subtotal', goods), fakeTotal('shipping', shipping), fakeTotal('total', goods + shipping)],
});
