import type { StoreRow } from '../store/store.ts';
import { oneLine } from './clean-text.ts';
import { pageAddress } from './page-address.ts';

/** What stands around every mail of a shop. */
export interface MailFrame {
  readonly shopName: string;
  /** Where the shop is, line by line. */
  readonly address: readonly string[];
  readonly home: string;
  /** Where addresses of the shop begin. */
  readonly shopUrl: string;
  readonly language: string;
}

export function frameOf(store: StoreRow, shopUrl: string, language: string): MailFrame {
  const town = [store.postalCode, store.city, store.state].filter(Boolean).join(' ');
  const country = new Intl.DisplayNames(language, { type: 'region', fallback: 'code' }).of(store.country) ?? '';
  return {
    shopName: oneLine(store.name),
    address: [store.address ?? '', town, country].map(oneLine).filter((line) => line !== ''),
    home: pageAddress(shopUrl, language, '/'),
    shopUrl,
    language,
  };
}
