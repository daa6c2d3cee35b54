// A product from a catalog file, identified by codes instead of ids.
import type { PriceOffer } from './price.ts';
import type { NewDescription, Texts } from './save-structure-repository.ts';

export interface NewVariant {
  readonly sku: string;
  readonly available: boolean;
  readonly position: number;
  /** Of a new variant; for an existing one see `stockRule`. */
  readonly stock: number;
  readonly gtin: string | null;
  readonly mpn: string | null;
  /** An existing variant keeps its stock, gets this one, or gets this many pieces more. */
  readonly stockRule: 'new' | 'set' | 'add';
  /** A person has set exactly this, so the smallest difference counts; a file may name relative days. */
  readonly isExact: boolean;
  /** Option code and value code. */
  readonly options: readonly (readonly [string, string])[];
  /** Oldest first; the last is the current price. */
  readonly offers: readonly PriceOffer[];
  readonly images: readonly NewImage[];
}

export interface NewImage {
  readonly mediaId: number;
  readonly name: string;
  readonly alt: Texts;
}

export interface NewProduct {
  readonly sku: string;
  readonly brand: string | null;
  readonly categories: readonly string[];
  readonly descriptions: readonly NewDescription[];
  readonly properties: readonly (readonly [string, Texts])[];
  readonly fields: ProductFields;
  readonly images: readonly NewImage[];
  readonly variants: readonly NewVariant[];
  readonly related: readonly string[];
}

interface ProductFields {
  readonly visible: boolean;
  readonly archived: boolean;
  readonly available: boolean;
  readonly shippable: boolean;
  readonly preOrder: boolean;
  /** Days, such as 2026-11-16. */
  readonly availableOn: string;
  readonly addedOn: string;
  readonly position: number;
  readonly width: number | null;
  readonly length: number | null;
  readonly height: number | null;
  readonly weight: number | null;
  /** Initial number of sold units; an existing product retains its own. */
  readonly sold: number;
  readonly lowStock: number | null;
  readonly condition: 'new' | 'refurbished' | 'used';
}

export type IdOf = (product: NewProduct) => number;
