// What the host hands to every page. The host imports the types of this file, and takes the key from the build.
import type { Client } from '@vitrine/contract/client.ts';
import { createContext, type ServerBuild } from 'react-router';
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

export const pageContext = createContext<PageContext>();

/**
 * The build as the host loads it. entry.server.tsx exports the key of the context, so that host and pages have the same one:
 * the host would otherwise load a copy of this file, whose key no page knows.
 */
export interface StorefrontBuild extends ServerBuild {
  entry: ServerBuild['entry'] & { module: { pageContext: typeof pageContext } };
}
