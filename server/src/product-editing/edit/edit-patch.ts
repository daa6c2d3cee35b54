// Pure: what staff has changed, in the form of an import, after the checks that name the field.
import { identifierFields, isGtin, productTextFields } from '@vitrine/contract/catalog/product-fields.ts';
import { isBelow, periodIssue } from '@vitrine/contract/catalog/sale-rules.ts';
import type { CustomFieldSets } from '@vitrine/contract/custom-fields/custom-fields.ts';
import { namesOf, type Sale } from '@vitrine/contract/fields/field.ts';
import type { ProductChanges } from '@vitrine/contract/product-editing/edited-product.ts';
import { readSentCustomValues } from '../../custom-fields/custom-fields.ts';
import { throwDomainError } from '../../platform/domain-error.ts';
import { formatMoney, readAmount } from '../../platform/money.ts';
import type { StoreRow } from '../../store/store.ts';
import type { FieldPatch, Fields, Writable } from '../entries/entry-fields.ts';
import { type ProductPatch, productPatchOf, type VariantPatch, variantPatchOf } from '../entries/entry-patch.ts';
import { stated } from '../entries/fields.ts';
import { renderMarkdown, richTexts } from '../entries/markdown.ts';
import type { StoredProduct } from '../entries/stored-products-repository.ts';

interface Edited {
  readonly sku: string;
  readonly store: StoreRow;
  readonly now: Date;
  readonly customFields: CustomFieldSets;
  /** undefined for a new product. */
  readonly stored: StoredProduct | undefined;
}

export function editPatch(changes: ProductChanges, edited: Edited): ProductPatch {
  const { sku, stored, store, customFields } = edited;
  const { texts, fields: custom, images, variants = [], ...placement } = changes;
  const fields: FieldPatch<'product'> = {
    ...textFields(texts, store, stored?.fields),
    ...readSentCustomValues(customFields.product, custom, store, 'fields', richTexts),
    ...(placement.visible && { archived: false }),
    ...stated(placement),
    ...(images && { images: images.map(({ hash, name, alt }) => ({ hash, name, alt: written(alt) })) }),
  };
  return productPatchOf(
    sku,
    fields,
    variants.map((change) => variantPatch(change, edited, stored?.variants.get(change.sku))),
  );
}

const written = (texts: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ''));

/** Texts that a language without a name cannot have. */
const DESCRIBING: readonly string[] = [
  ...namesOf(productTextFields).filter((name) => name !== 'name' && name !== 'slug'),
  'headAlt',
];

/** Texts that products and categories have. */
type TextFields = Readonly<Record<`${keyof typeof productTextFields | 'headAlt'}.${string}`, string | null>>;

/** Texts of a product or a category, by language. */
export function textFields(
  texts: Readonly<Record<string, Readonly<Record<string, string | null | undefined>>>> = {},
  store: Pick<StoreRow, 'languages'>,
  stored: TextFields = {},
): TextFields {
  const fields: Writable<TextFields> = {};
  for (const [language, given] of Object.entries(texts)) {
    if (!store.languages.includes(language)) throwDomainError('text.language', { language });
    for (const [name, text] of Object.entries(given)) {
      const value = text || null;
      fields[`${name}.${language}` as keyof TextFields] =
        name === 'description' && value !== null ? renderMarkdown(value) : value;
    }
  }
  const after: TextFields = { ...stored, ...fields };
  for (const [index, language] of store.languages.entries()) {
    if ((after[`name.${language}`] ?? null) !== null) continue;
    // Texts exist only in languages with a name: without this, they would be dropped without a word.
    const hasTexts = Object.entries(after).some(
      ([field, value]) =>
        value !== null && field.endsWith(`.${language}`) && DESCRIBING.includes(field.slice(0, -language.length - 1)),
    );
    if (index === 0 || hasTexts)
      throwDomainError('product.name-missing', { language }, { field: `texts.${language}.name` });
    // A language that ends gives its address up.
    if (after[`slug.${language}`] !== undefined) fields[`slug.${language}`] = null;
  }
  return fields;
}

type VariantChange = NonNullable<ProductChanges['variants']>[number];

function variantPatch(
  change: VariantChange,
  { store, now, sku: product, customFields }: Edited,
  before: Fields<'variant'> | undefined,
): VariantPatch {
  const { sku, options = {}, price, sale, stock, available } = change;
  const { currency } = store;
  const at = (field: string) => ({ field: `variants.${sku}.${field}` });
  const fields: Writable<FieldPatch<'variant'>> = {};
  if (price !== undefined) fields.price = readAmount(price, currency);
  if (sale !== undefined) fields.special = sale && saleValue(sale, currency, now);
  if (stock !== undefined) fields.stock = stock.count;
  if (available !== undefined) fields.available = available;
  if (change.gtin && !isGtin(change.gtin)) throwDomainError('product.gtin', { gtin: change.gtin }, at('gtin'));
  for (const name of namesOf(identifierFields)) if (change[name] !== undefined) fields[name] = change[name] || null;
  const custom = readSentCustomValues(customFields.variant, change.fields, store, `variants.${sku}.fields`, richTexts);
  const regular =
    fields.price ?? before?.price ?? throwDomainError('price.invalid', { price: '', currency }, at('price'));
  if (fields.special && !isBelow(fields.special, regular))
    throwDomainError('sale.not-lower', { sku, price: formatMoney(regular, currency, 'en') }, at('sale'));
  // A sale that the new price makes pointless ends.
  const kept = before?.special;
  if (price !== undefined && sale === undefined && kept && !isBelow(kept, regular)) fields.special = null;
  // Without options it is the product itself, which needs its stock.
  if (!before && sku === product && fields.stock === undefined) fields.stock = 0;
  for (const [option, value] of Object.entries(options)) fields[`option.${option}`] = value;
  return variantPatchOf(sku, { ...fields, ...custom });
}

function saleValue(sale: NonNullable<VariantChange['sale']>, currency: string, now: Date): Sale {
  const { price, from, until } = sale;
  if (periodIssue(sale, now)) throwDomainError('period.invalid');
  const moment = (text: string | null) => text && new Date(text).toISOString();
  return { price: readAmount(price, currency), from: moment(from), until: moment(until) };
}
