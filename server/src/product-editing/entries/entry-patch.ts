import type { CustomFieldSets } from '@vitrine/contract/custom-fields/custom-fields.ts';
import type { CheckedPicture } from '../../media/media.ts';
import type { EntryKind, FieldPatch } from './entry-fields.ts';
import type { Path } from './issue-list.ts';

/** A picture of a file, which is stored later. */
export type LoadedPicture = Omit<CheckedPicture, 'content'> & { readonly path: string };

export interface ImportScope {
  /** Code of the store that a file without `store:` is for. */
  readonly storeCode: string;
  readonly languages: readonly string[];
  readonly currency: string;
  readonly now: Date;
  /** By the name in the file. */
  readonly pictures: ReadonlyMap<string, LoadedPicture>;
  /** The fields that the merchant has defined, those of the file included. */
  readonly customFields: CustomFieldSets;
}

/** The changes that a file, or an undo, makes to one entry. */
export type EntryPatch<K extends EntryKind = EntryKind> = { [One in K]: PatchOf<One> }[K];

interface PatchOf<K extends EntryKind> {
  readonly kind: K;
  readonly key: string;
  readonly fields: FieldPatch<K>;
  /** Where it stands in the file. */
  readonly path: Path;
}

export interface VariantPatch extends PatchOf<'variant'> {
  /** Earlier prices, for a new variant. */
  readonly history: readonly { readonly since: string; readonly price: number }[];
  /** It stands at the product, which has no variants in the file. */
  readonly isOwn: boolean;
}

export interface ProductPatch {
  readonly entry: EntryPatch<'product'>;
  /** `properties: null` */
  readonly dropsProperties: boolean;
  readonly variants: readonly VariantPatch[];
  readonly reviews: readonly {
    readonly author: string;
    readonly rating: number;
    readonly language: string;
    readonly text: string;
    readonly verified: boolean;
    readonly writtenOn: string;
  }[];
}

/** Changes that come from no file. */
export const patchOf = <K extends EntryKind>(kind: K, key: string, fields: FieldPatch<K>): EntryPatch<K> => ({
  kind,
  key,
  fields,
  path: [],
});

export const variantPatchOf = (sku: string, fields: FieldPatch<'variant'>): VariantPatch => ({
  ...patchOf('variant', sku, fields),
  history: [],
  isOwn: false,
});

export const productPatchOf = (
  sku: string,
  fields: FieldPatch<'product'>,
  variants: readonly VariantPatch[] = [],
): ProductPatch => ({ entry: patchOf('product', sku, fields), dropsProperties: false, variants, reviews: [] });
