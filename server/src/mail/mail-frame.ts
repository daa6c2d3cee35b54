import { knownLanguage } from '@vitrine/contract/site/site-languages.ts';
import { localPath } from '@vitrine/contract/site/site-paths.ts';
import { createOncePerKey } from '@vitrine/contract/text/number-text.ts';
import type { StoreRow } from '../store/store.ts';
import { oneLine } from './clean-text.ts';

const countryNames = createOncePerKey(
  (language) => new Intl.DisplayNames(language, { type: 'region', fallback: 'code' }),
);

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
  const town = [store.postalCode, store.city, store.state].filter(Boolean).join(' ');
  const country = countryNames(language).of(store.country) ?? '';
  return {
    shopName: oneLine(store.name),
    address: [store.address ?? '', town, country].map(oneLine).filter((line) => line !== ''),
    home: pageAddress(shopUrl, language, '/'),
    shopUrl,
    language,
  };
}

/** URL of a page of the shop in a language. */
export const pageAddress = (shopUrl: string, language: string, path: `/${string}`): string =>
  shopUrl + localPath(knownLanguage(language), path).replace(/^\/$/, '');
