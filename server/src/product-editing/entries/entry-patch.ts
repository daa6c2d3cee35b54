import type { CustomFieldSets } from '@vitrine/contract/custom-fields/custom-fields.ts';
import type { CheckedPicture } from '../../media/media.ts';
import type { EntryKind, FieldPatch } from './fields.ts';
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
export interface EntryPatch {
  readonly kind: EntryKind;
  readonly key: string;
  readonly fields: FieldPatch;
  /** Where it stands in the file. */
  readonly path: Path;
}

export interface VariantPatch extends EntryPatch {
  /** Earlier prices, for a new variant. */
  readonly history: readonly { readonly since: string; readonly price: number }[];
  /** It stands at the product, which has no variants in the file. */
  readonly isOwn: boolean;
}

export interface ProductPatch {
  readonly entry: EntryPatch;
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
