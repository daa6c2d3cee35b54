// Pure: merges a product of the file and its variants with what is stored.
import { goodsFields } from '@vitrine/contract/catalog/product-fields.ts';
import { namesOf } from '@vitrine/contract/fields/field.ts';
import { CREATED, diffFields, type EntryChange } from '../../history/history.ts';
import type { FieldPatch, Fields } from './entry-fields.ts';
import type { ProductPatch, VariantPatch } from './entry-patch.ts';
import { mergeFields, textsIn } from './fields.ts';
import { createIssue } from './issue.ts';
import { type MergeScope, mergeEntry, startOf, withDefaults } from './merge-entry.ts';
import { placeProperties, withoutPlaces, withPlaces } from './property-order.ts';
import type { MergedProduct, MergedVariant } from './save-entries.ts';
import type { StoredProduct } from './stored-products-repository.ts';

export interface ProductMerge {
  readonly product: MergedProduct;
  readonly changes: readonly EntryChange[];
  readonly isNew: boolean;
  /** SKUs whose stock in the file was not taken. */
  readonly stockLeft: number;
}

export function mergeProduct(patch: ProductPatch, stored: StoredProduct | undefined, scope: MergeScope): ProductMerge {
  const { entry } = patch;
  const dropped: FieldPatch<'product'> = patch.dropsProperties
    ? Object.fromEntries(
        Object.keys(stored?.fields ?? {}).flatMap((field) => (field.startsWith('property.') ? [[field, null]] : [])),
      )
    : {};
  // Pieces that were sold elsewhere count for a new product only.
  const sold = stored?.fields.sold ?? entry.fields.sold ?? 0;
  const merged = mergeEntry<'product'>(
    { ...entry, fields: { ...dropped, ...withoutPlaces(entry.fields), sold } },
    stored?.fields,
    scope,
  );
  const fields = placeProperties(merged.fields, entry.fields);
  const ownChanges = withPlaces(merged.changes, stored?.fields ?? {}, fields);
  const givenVariants = ownVariants(patch, stored, scope);
  const variants = mergeVariants(patch, givenVariants, stored, scope);
  checkVariants(patch, variants, scope);
  const changes: EntryChange[] = [
    { kind: 'product', key: entry.key, fields: ownChanges },
    ...variants.map(({ sku, fields: ofVariant }): EntryChange => {
      const before = stored?.variants.get(sku);
      return { kind: 'variant', key: sku, fields: before ? diffFields(before, ofVariant) : CREATED };
    }),
  ];
  return {
    product: { sku: entry.key, fields, variants },
    changes: changes.filter((change) => Object.keys(change.fields).length > 0),
    isNew: merged.isNew,
    stockLeft: givenVariants.filter(({ key, fields: ofVariant }) => {
      const before = stored?.variants.get(key);
      return (
        before && scope.options.stock === 'new' && ofVariant.stock !== undefined && ofVariant.stock !== before.stock
      );
    }).length,
  };
}

const hasOptions = (fields: Fields<'variant'>): boolean => textsIn(fields, 'option').size > 0;

/** Price and stock at the product are those of its only variant; a product with several needs them at the variants. */
function ownVariants({ entry, variants }: ProductPatch, stored: StoredProduct | undefined, { list }: MergeScope) {
  const [own] = variants;
  const sold = [...(stored?.variants ?? [])].filter(([, fields]) => hasOptions(fields) && fields.available !== false);
  if (!own?.isOwn || sold.length === 0) return variants;
  const skus = sold.map(([sku]) => sku).join(', ');
  for (const field of namesOf(goodsFields))
    if (own.fields[field] !== undefined)
      list.say([...entry.path, field], createIssue('at-variants', entry.key, field, skus));
  return [];
}

function mergeVariants(
  { entry }: ProductPatch,
  given: readonly VariantPatch[],
  stored: StoredProduct | undefined,
  scope: MergeScope,
): MergedVariant[] {
  const patchOf = new Map(given.map((variant) => [variant.key, variant]));
  const kept = [...(stored?.variants ?? [])].map(([sku, before]): MergedVariant => {
    const variant = patchOf.get(sku);
    const dropped = scope.options.replace && given.length > 0 ? { ...before, available: false } : before;
    if (!variant) return { sku, fields: dropped, isNew: false, stock: 'new', added: 0, history: [] };
    const rule = variant.fields.stock === undefined ? 'new' : scope.options.stock;
    const { stock: filed, ...rest } = variant.fields;
    const added = rule === 'add' ? (filed ?? 0) : 0;
    const stock = rule === 'set' ? filed : rule === 'add' ? (before.stock ?? 0) + added : undefined;
    const fields: FieldPatch<'variant'> = stock === undefined ? rest : { ...rest, stock };
    const merged = mergeFields('variant', startOf(before, scope.options), fields, scope.options);
    return {
      sku,
      fields: withDefaults('variant', merged, scope),
      isNew: false,
      stock: rule,
      added,
      history: [],
    };
  });
  let position = Math.max(-1, ...kept.map(({ fields }) => fields.position ?? 0));
  const added = given
    .filter(({ key }) => !stored?.variants.has(key))
    .map(({ key, fields, history }): MergedVariant => {
      position += 1;
      const merged = mergeFields('variant', { position }, fields, scope.options);
      return {
        sku: key,
        fields: withDefaults('variant', merged, scope),
        isNew: true,
        stock: 'set',
        added: 0,
        history,
      };
    });
  const all = [...kept, ...added];
  if (all.length === 0) return [newVariant(entry.key)];
  return all;
}

/** Only variants are sold: a product without options has one with its own SKU. */
const newVariant = (sku: string): MergedVariant => ({
  sku,
  fields: { position: 0, available: true, stock: 0 },
  isNew: true,
  stock: 'set',
  added: 0,
  history: [],
});

/** The page of a product contains all of them, and the editor saves no more at once. */
const MAX_VARIANTS = 500;

function checkVariants(
  { entry, variants: given }: ProductPatch,
  all: readonly MergedVariant[],
  scope: MergeScope,
): void {
  const { list } = scope;
  const patchOf = new Map(given.map((variant) => [variant.key, variant]));
  const pathOf = (sku: string) => patchOf.get(sku)?.path ?? entry.path;
  if (all.length > MAX_VARIANTS && all.some(({ isNew }) => isNew))
    list.say(entry.path, createIssue('too-many-variants', all.length, MAX_VARIANTS));
  const combination = list.once('combination of options');
  const namesOf = (fields: Fields<'variant'>) => [...textsIn(fields, 'option').keys()].sort().join(', ');
  const listed = all.filter(({ fields }) => fields.available !== false);
  const firstOptions = namesOf(listed[0]?.fields ?? {});
  for (const { sku, fields, isNew } of all) {
    const path = pathOf(sku);
    if (fields.price === undefined) list.say(path, createIssue('missing', 'price'));
    if (isNew && sku === entry.key && !hasOptions(fields) && patchOf.get(sku)?.fields.stock === undefined)
      list.say(path, createIssue('missing', 'stock'));
    if (fields.available === false) continue;
    const isOnly = listed.length === 1 && sku === entry.key;
    if (firstOptions === '' && !isOnly) list.say(path, createIssue('variant-options'));
    else if (namesOf(fields) !== firstOptions)
      list.say([...path, 'options'], createIssue('other-options', firstOptions));
    if (!isOnly) combination(JSON.stringify([...textsIn(fields, 'option')].sort()), path);
  }
}
