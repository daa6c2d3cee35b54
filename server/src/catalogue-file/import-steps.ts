// The steps of an import, in the form in which they are stored. Each is made in one transaction and leaves nothing that
// shoppers could see half.
import type { Redirect } from '../redirects/redirects.ts';
import type { EntryPatch, ProductPatch } from './entry-patch.ts';
import type { MergeOptions } from './merge-entry.ts';
import type { ChangedProduct } from './undo-products.ts';

/** What all steps of a run have in common. */
export interface ImportHead {
  /** Code of the store. */
  readonly code: string;
  /** What the file says about the store. */
  readonly store: EntryPatch | null;
  readonly options: MergeOptions;
  /** The time of the import, as ISO text. */
  readonly now: string;
  readonly actor: string;
  readonly action: string;
  readonly undoes: number | null;
  /** The bulk change that it makes. */
  readonly job?: number;
}

export type ImportStep =
  /** Brands, options, properties and categories, or groups, pages and other content. */
  | { readonly kind: 'entries'; readonly patches: readonly EntryPatch[] }
  | { readonly kind: 'products'; readonly patches: readonly ProductPatch[] }
  /** Takes back what a run of the history changed of these products. */
  | { readonly kind: 'undo'; readonly run: number; readonly products: readonly ChangedProduct[] }
  | { readonly kind: 'relations'; readonly related: readonly (readonly [sku: string, related: readonly string[]])[] }
  | { readonly kind: 'redirects'; readonly patches: readonly EntryPatch[]; readonly moves: readonly Redirect[] }
  /** Listings and search documents of products that were not changed themselves. */
  | { readonly kind: 'refresh'; readonly productIds: readonly number[] }
  /** Entries that nothing refers to any more. */
  | { readonly kind: 'deletions'; readonly entries: readonly Deletion[] };

/** `value`: of an option, whose code is the key. */
export interface Deletion {
  readonly kind: 'category' | 'brand' | 'option';
  readonly key: string;
  readonly value?: string;
}

/** Structure before products, products before what refers to them. */
export const phases = {
  structure: 0,
  products: 1,
  relations: 2,
  contents: 3,
  redirects: 4,
  refresh: 5,
  deletions: 6,
} as const;

export type Phase = keyof typeof phases;

export interface PhasedStep {
  readonly phase: number;
  readonly position: number;
  readonly step: ImportStep;
}

/** Called with the completed share, from 0 to 1. */
export type Progress = (share: number) => void;
