// A product from a catalog file, identified by codes instead of ids.
import type { productFields, variantFields } from '@vitrine/contract/catalog/product-fields.ts';
import type { CustomValues } from '@vitrine/contract/custom-fields/custom-fields.ts';
import type { ColumnsOf, TextColumnsOf } from '../../platform/database/field-columns.ts';
import type { PriceOffer } from '../prices/price.ts';
import type { NewDescription, Texts } from '../structure/save-structure-repository.ts';

export interface NewVariant {
  readonly sku: string;
  readonly fields: ColumnsOf<typeof variantFields> & { readonly fields: CustomValues };
  readonly position: number;
  /** The stock of a new variant; for an existing one see `stockRule`. */
  readonly stock: number;
  /** An existing variant keeps its stock, gets this one, or gets this many pieces more. */
  readonly stockRule: 'new' | 'set' | 'add';
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
  readonly descriptions: readonly (TextColumnsOf<typeof productFields> & NewDescription)[];
  readonly properties: readonly (readonly [string, Texts])[];
  readonly fields: ProductColumns;
  readonly images: readonly NewImage[];
  readonly variants: readonly NewVariant[];
  readonly related: readonly string[];
}

/** Days, such as 2026-11-16. `sold` is the initial number; an existing product retains its own. */
interface ProductColumns extends ColumnsOf<typeof productFields> {
  readonly availableOn: string;
  readonly addedOn: string;
  readonly position: number;
  readonly fields: CustomValues;
}

/** When and by whom products are saved: a person has set the stock, or a file. */
export interface Saving {
  readonly now: Date;
  readonly reason: 'merchant' | 'file';
}

export type IdOf = (product: NewProduct) => number;
