import type { StoreSettings } from '@vitrine/contract/store/staff-store-shapes.ts';

/** A shop in Germany with English and French texts, eight products and no orders. */
export const someSettings = (differences: Partial<StoreSettings> = {}): StoreSettings => ({
  name: 'Shop',
  country: 'DE',
  currency: 'USD',
  languages: ['en', 'fr'],
  timeZone: 'Europe/Berlin',
  address: null,
  city: null,
  state: null,
  postalCode: null,
  phone: null,
  email: 'hello@shop.example',
  noticeEmail: null,
  vatNumber: null,
  version: 'v1',
  isCurrencyFixed: false,
  products: 8,
  canBeEmptied: true,
  ...differences,
});
