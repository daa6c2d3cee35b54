// Context that the host passes to every page. The host imports the types of this file, and takes the key from the
// build.
import type { Cart, TotalEntry } from '@vitrine/contract/cart/cart-shapes.ts';
import type { PaymentMethod, ShippingOption } from '@vitrine/contract/checkout/checkout-shapes.ts';
import type { Client } from '@vitrine/contract/client.ts';
import type { Order } from '@vitrine/contract/orders/orders-shapes.ts';
import type { Country, Zone } from '@vitrine/contract/store/store-shapes.ts';
import { createContext, type ServerBuild } from 'react-router';
import type { Language } from './i18n/language.ts';

export interface ShopperCart {
  /** Null when the shopper has none. */
  readonly cart: Cart | null;
  /** Why the last change was refused, in the language of the page. */
  readonly error: string | null;
  /** The form of the checkout. */
  readonly checkout?: PlainCheckout;
  /** The order that was placed; null when the key is not that of the order. */
  readonly order?: Order | null;
  /** The key of that order, for links to its other pages. */
  readonly orderKey?: string;
}

export interface PlainCheckout {
  /** The fields of the form as they were filled in. */
  readonly values: Readonly<Record<string, string>>;
  /** Whether the form was sent, so that its fields are checked. */
  readonly isSent: boolean;
  readonly countries: Country[];
  /** The states of the country. */
  readonly zones: Zone[];
  /** They need no page of a provider. */
  readonly methods: PaymentMethod[];
  readonly hasOnlinePayment: boolean;
  /** Null until there is a place. */
  readonly quote: {
    readonly options: ShippingOption[];
    readonly chosen: ShippingOption | null;
    readonly totals: TotalEntry[] | null;
    readonly taxByState: boolean;
    readonly error: string | null;
  } | null;
  /** Messages of the API by field. */
  readonly refused: Readonly<Record<string, string>>;
  /** The same values under the same key are the same order. */
  readonly key: string;
}

export interface PageContext {
  /**
   * Client for the public API in one language. Private endpoints do not compile here, so no private data can enter a
   * cached page.
   */
  api: (language: Language) => Client<'public'>;
  /** For data that all pages have: loaded with the client once, and again after one of its answers has changed. */
  loadShared: <T>(key: string, load: (api: PageContext['api']) => Promise<T>) => Promise<T>;
  /** Public URL of the shop, without a trailing slash. */
  shopUrl: string;
  storeCode: string;
  /** Service that converts a position to an address; undefined when none is configured. */
  geocoding: { url: string; key: string | null } | undefined;
  /** Cache tags of the page: the host evicts the page when one changes. */
  tags: Set<string>;
  /** Nonce of our own inline scripts; see server-contexts.ts. */
  nonce: string;
  /** Whether to render the "too many requests" page instead. */
  isRateLimited: boolean;
  /** Where the requested address leads instead of "not found". */
  redirectTo: string | undefined;
  /** Names of the endpoints that the API does not have; see api/absent-calls.ts. */
  absentCalls: readonly string[];
  /** Only for the cart without JavaScript, a page that is rendered for one shopper and never cached. */
  shopperCart: ShopperCart | undefined;
  /** The page shows a draft to staff who follow a link, and is never cached. */
  isPreview: boolean;
  /** Logs an error with the id of the request. */
  reportError: (error: unknown) => void;
}

export const pageContext = createContext<PageContext>();

/**
 * The build as loaded by the host. entry.server.tsx exports the context key, so that host and pages share it: a second
 * copy of this file would have another key.
 */
export interface StorefrontBuild extends ServerBuild {
  entry: ServerBuild['entry'] & { module: { pageContext: typeof pageContext } };
}
