import type { MailSettingsView } from '@vitrine/contract/mail/staff-mail-shapes.ts';
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

/** Without a mail server; three emails wait for one. */
export const someMailSettings = (differences: Partial<MailSettingsView> = {}): MailSettingsView => ({
  server: null,
  serverSetBy: null,
  hasPassword: false,
  canStorePassword: true,
  senderName: null,
  senderAddress: null,
  senderSetBy: null,
  defaultSender: { name: 'Lamps', address: 'hello@shop.example' },
  orderNoticeEmail: null,
  messageNoticeEmail: null,
  stockNoticeEmail: null,
  noticeEmail: 'hello@shop.example',
  delivery: 'waiting',
  isCopy: false,
  waiting: 3,
  failed: 0,
  lastError: null,
  version: 'v1',
  ...differences,
});
