// What the host hands to every page. The key hangs on globalThis because the host and the bundle each load their own copy
// of this file.
import type { Client } from '@vitrine/contract/client.ts';
import { createContext, type RouterContext } from 'react-router';
import type { Language } from './i18n/language.ts';

export interface PageContext {
  /** The shop's public answers in one language. Private ones do not compile here, so none can enter a cached page. */
  api: (language: Language) => Client<'public'>;
  /** Where the shop is reached, without a slash at the end. */
  shopUrl: string;
  merchant: string;
  /** The service that turns a position into an address; undefined when the shop has none. */
  geocoding: { url: string; key: string | null } | undefined;
  /** What the page shows, so that the host can forget the page when that changes. */
  tags: Set<string>;
  /** Marks inline scripts of our own; see script-nonce.ts. */
  nonce: string;
  /** Whether the page says that too many pages have been requested, instead of showing one. */
  isRateLimited: boolean;
  /** Logs an error with the id of the request. */
  reportError: (error: unknown) => void;
}

const key = Symbol.for('vitrine.page-context');
const keys = globalThis as typeof globalThis & { [key]?: RouterContext<PageContext> };
keys[key] ??= createContext<PageContext>();

export const pageContext: RouterContext<PageContext> = keys[key];
