import { knownLanguage } from '@vitrine/contract/site/site-languages.ts';
import { localPath } from '@vitrine/contract/site/site-paths.ts';
import { type StoreRow, storeAddressLines } from '../store/store.ts';
import { oneLine } from './clean-text.ts';

/** Data of the layout around every mail. */
export interface MailFrame {
  readonly shopName: string;
  /** Postal address of the shop, line by line. */
  readonly address: readonly string[];
  readonly home: string;
  /** Base URL of the shop. */
  readonly shopUrl: string;
  readonly language: string;
}

export function frameOf(store: StoreRow, shopUrl: string, language: string): MailFrame {
  return {
    shopName: oneLine(store.name),
    address: storeAddressLines(store, language).map(oneLine),
    home: pageAddress(shopUrl, language, '/'),
    shopUrl,
    language,
  };
}

/** URL of a screen of the back office, for mails to staff. */
export const backOfficeAddress = (shopUrl: string, path: `/${string}`): string => `${shopUrl}/admin${path}`;

/** URL of a page of the shop in a language. */
export const pageAddress = (shopUrl: string, language: string, path: `/${string}`): string =>
  shopUrl + localPath(knownLanguage(language), path).replace(/^\/$/, '');
