// The steps of an import, in the form in which they are stored. Each is made in one transaction and leaves nothing that
// shoppers could see half.
import type { Redirect } from '../../redirects/redirects.ts';
import type { EntryPatch, ProductPatch } from '../entries/entry-patch.ts';
import type { MergeOptions } from '../entries/merge-entry.ts';
import { MIN_SIZE } from './step-runner.ts';
import type { ChangedProduct } from './undo-products.ts';

/** All steps of a run have this in common. */
export interface ImportHead {
  /** Code of the store. */
  readonly code: string;
  /** The patch of the store in the file. */
  readonly store: EntryPatch<'store'> | null;
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
  | {
      readonly kind: 'redirects';
      readonly patches: readonly EntryPatch<'redirect'>[];
      readonly moves: readonly Redirect[];
    }
  /** Listings and search documents of products that were not changed themselves. */
  | { readonly kind: 'refresh'; readonly productIds: readonly number[] }
  /** Entries that nothing refers to any more. */
  | { readonly kind: 'deletions'; readonly entries: readonly Deletion[] };

/** `value`: of an option, or a choice of a field, whose code is the key. */
export interface Deletion {
  readonly kind: 'category' | 'brand' | 'option' | 'field' | 'page';
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

/** Products of one stored step, so that the shortest can be made; several are made together. */
export const PRODUCTS_IN_STEP = MIN_SIZE;

/** As many of the first steps as are of one kind and have together at most this many products, as one; or the first alone. */
export function joinFirst(
  steps: readonly PhasedStep[],
  maxProducts: number,
): { readonly joined: ImportStep; readonly count: number } | undefined {
  const [first, ...others] = steps;
  if (!first) return undefined;
  let joined = first.step;
  let count = 1;
  for (const { phase, step } of others) {
    const next = phase === first.phase ? joinTwo(joined, step) : undefined;
    if (!next || productsIn(next) > maxProducts) break;
    joined = next;
    count += 1;
  }
  return { joined, count };
}

function joinTwo(one: ImportStep, other: ImportStep): ImportStep | undefined {
  if (one.kind === 'products' && other.kind === 'products')
    return { kind: 'products', patches: [...one.patches, ...other.patches] };
  if (one.kind === 'undo' && other.kind === 'undo' && one.run === other.run)
    return { ...one, products: [...one.products, ...other.products] };
  return undefined;
}

export const productsIn = (step: ImportStep): number =>
  step.kind === 'products' ? step.patches.length : step.kind === 'undo' ? step.products.length : 0;

/** Called with the completed share, from 0 to 1. */
export type Progress = (share: number) => void;
