import { knownLanguage } from '@vitrine/contract/site/site-languages.ts';
import { localPath } from '@vitrine/contract/site/site-paths.ts';

/** URL of a page of the shop in a language. */
export const pageAddress = (shopUrl: string, language: string, path: `/${string}`): string =>
  shopUrl + localPath(knownLanguage(language), path).replace(/^\/$/, '');
