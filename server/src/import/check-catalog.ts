// Pure: checks that the schema cannot make and that need no stored entry: every name is known and none is used twice.
import { identifierFields } from '@vitrine/contract/catalog/product-fields.ts';
import { type CustomFieldSets, customFieldName } from '@vitrine/contract/custom-fields/custom-fields.ts';
import { type FieldSet, isPerLanguage, namesOf } from '@vitrine/contract/fields/field.ts';
import { fileParts, fileSchemaOf } from '@vitrine/contract/fields/field-schemas.ts';
import type { FileCategory, FileProduct } from '../product-editing/entries/catalog-file-shape.ts';
import { createIssue } from '../product-editing/entries/issue.ts';
import type { CheckedStore, IssueList, Path } from '../product-editing/entries/issue-list.ts';
import { fromZodIssue } from '../product-editing/entries/zod-issue.ts';
import { checkSalesRules } from './check-sales-rules.ts';
import type { ProductList } from './product-store.ts';
import type { CatalogBody } from './read-catalog-file.ts';

/** Names that exist in the database. */
export interface KnownNames {
  readonly brands: ReadonlySet<string>;
  readonly categories: ReadonlySet<string>;
  /** Keys such as `color/indigo`. */
  readonly optionValues: ReadonlySet<string>;
  readonly properties: ReadonlySet<string>;
  readonly skus: Pick<ReadonlySet<string>, 'has'>;
  readonly groups: ReadonlySet<string>;
  /** The fields of the file are included. */
  readonly customFields: CustomFieldSets;
}

/** Checks everything but the products; those are given to the returned function, one after the other. */
export function checkCatalog(
  file: CatalogBody,
  products: Pick<ProductList, 'has'>,
  known: KnownNames,
  store: CheckedStore,
  list: IssueList,
): (product: FileProduct, index: number) => void {
  const names = namesAfter(file, products, known);
  checkBrands(file, list);
  checkCustomFields(file, list);
  checkCategories(file, names, list);
  checkContent(file, names, list);
  checkSynonyms(file, store, list);
  checkSalesRules(file, names.categories, list);
  return productCheck(names, list);
}

/** Known names after the import of this file. */
function namesAfter(file: CatalogBody, products: Pick<ProductList, 'has'>, known: KnownNames): KnownNames {
  const codesBelow = (all: readonly FileCategory[]): string[] =>
    all.flatMap(({ code, children }) => [code, ...codesBelow(children ?? [])]);
  const values = file.options.flatMap(({ code, values: all }) => (all ?? []).map((value) => `${code}/${value.code}`));
  return {
    ...known,
    brands: new Set([...known.brands, ...file.brands.map(({ code }) => code)]),
    categories: new Set([...known.categories, ...codesBelow(file.categories)]),
    optionValues: new Set([...known.optionValues, ...values]),
    properties: new Set([...known.properties, ...file.properties.map(({ code }) => code)]),
    skus: { has: (sku) => known.skus.has(sku) || products.has(sku) },
  };
}

function checkBrands({ brands }: CatalogBody, list: IssueList): void {
  const once = list.once('brand');
  for (const [index, { code, name, description }] of brands.entries()) {
    once(code, ['brands', index, 'code']);
    list.text(name, ['brands', index, 'name']);
    list.text(description, ['brands', index, 'description']);
  }
}

function checkCustomFields({ fields }: CatalogBody, list: IssueList): void {
  const once = list.once('field');
  for (const [index, { code, name, help, choices }] of fields.entries()) {
    const path = ['fields', index];
    once(code, [...path, 'code']);
    list.text(name, [...path, 'name']);
    list.text(help, [...path, 'help']);
    const choiceOnce = list.once('choice');
    for (const [at, choice] of (choices ?? []).entries()) {
      choiceOnce(choice.code, [...path, 'choices', at, 'code']);
      list.text(choice.name, [...path, 'choices', at, 'name']);
    }
  }
}

function checkCategories({ categories }: CatalogBody, { customFields }: KnownNames, list: IssueList): void {
  const once = list.once('category');
  const check = (category: FileCategory, path: Path): void => {
    once(category.code, [...path, 'code']);
    list.text(category.name, [...path, 'name']);
    list.text(category.description, [...path, 'description']);
    list.picture(category.image, [...path, 'image']);
    list.picture(category.headImage, [...path, 'headImage']);
    checkCustomValues(category.fields, customFields.category, path, list);
    for (const [index, child] of (category.children ?? []).entries()) check(child, [...path, 'children', index]);
  };
  for (const [index, category] of categories.entries()) check(category, ['categories', index]);
}

function productCheck(names: KnownNames, list: IssueList): (product: FileProduct, index: number) => void {
  const skuOnce = list.once('SKU');
  const brand = list.known(names.brands, 'brand');
  const category = list.known(names.categories, 'category');
  const property = list.known(names.properties, 'property');
  const related = list.known(names.skus, 'product');
  return (product, index) => {
    const path = ['products', index];
    skuOnce(product.sku, [...path, 'sku']);
    for (const key of ['name', 'highlights', 'description'] as const) list.text(product[key], [...path, key]);
    if (product.brand) brand(product.brand, [...path, 'brand']);
    for (const [position, code] of (product.categories ?? []).entries())
      category(code, [...path, 'categories', position]);
    for (const [position, sku] of (product.related ?? []).entries()) related(sku, [...path, 'related', position]);
    for (const [position, picture] of (product.images ?? []).entries())
      list.picture(picture, [...path, 'images', position]);
    for (const [code, text] of Object.entries(product.properties ?? {})) {
      property(code, [...path, 'properties', code]);
      list.text(text, [...path, 'properties', code]);
    }
    const { product: own, variant } = names.customFields;
    const isSimple = (product.variants ?? []).length === 0;
    checkCustomValues(product.fields, { ...own, ...(isSimple && variant) }, path, list);
    checkPrices(product, path, list);
    checkVariants(product, path, names, skuOnce, list);
  };
}

/** The field that the merchant has defined knows which values are allowed. */
function checkCustomValues(
  given: Readonly<Record<string, unknown>> | null | undefined,
  fields: FieldSet,
  path: Path,
  list: IssueList,
): void {
  for (const [code, value] of Object.entries(given ?? {})) {
    const at = [...path, 'fields', code];
    const field = fields[customFieldName(code)];
    if (!field) {
      list.say(at, createIssue('unknown', 'field', code));
      continue;
    }
    const { error } = fileSchemaOf(field).safeParse(value, { reportInput: true });
    for (const issue of error?.issues ?? []) list.say([...at, ...issue.path], fromZodIssue(issue));
    if (error) continue;
    if (field.kind === 'money' && typeof value === 'number') list.amount(value, at);
    if (isPerLanguage(field)) list.text(fileParts.richText.nullable().parse(value), at);
  }
}

function checkPrices(
  { price, special, history }: Pick<FileProduct, 'price' | 'special' | 'history'>,
  path: Path,
  list: IssueList,
): void {
  list.amount(price, [...path, 'price']);
  list.amount(special?.price, [...path, 'special', 'price']);
  for (const [index, past] of (history ?? []).entries()) list.amount(past.price, [...path, 'history', index, 'price']);
}

function checkVariants(
  product: FileProduct,
  path: Path,
  names: KnownNames,
  skuOnce: (name: string, path: Path) => void,
  list: IssueList,
): void {
  const { sku, variants } = product;
  const given = variants ?? [];
  for (const key of ['stock' as const, ...namesOf(identifierFields)])
    if (given.length > 0 && product[key] !== undefined) list.say([...path, key], createIssue('in-variants', key));
  const optionValue = list.known(names.optionValues, 'option value');
  for (const [index, variant] of given.entries()) {
    const at = [...path, 'variants', index];
    if (variant.sku !== sku) skuOnce(variant.sku, [...at, 'sku']);
    checkPrices(variant, at, list);
    checkCustomValues(variant.fields, names.customFields.variant, at, list);
    for (const [option, value] of Object.entries(variant.options ?? {}))
      optionValue(`${option}/${value}`, [...at, 'options', option]);
    for (const [position, picture] of (variant.images ?? []).entries())
      list.picture(picture, [...at, 'images', position]);
  }
}

function checkSynonyms({ synonyms }: CatalogBody, { languages }: CheckedStore, list: IssueList): void {
  for (const language of Object.keys(synonyms)) {
    if (!languages.includes(language)) list.say(['synonyms', language], createIssue('no-language', language));
  }
}

function checkContent({ groups, pages, boxes, home }: CatalogBody, names: KnownNames, list: IssueList): void {
  const product = list.known(names.skus, 'product');
  for (const [index, group] of groups.entries()) {
    for (const [position, sku] of group.products.entries()) product(sku, ['groups', index, 'products', position]);
  }
  const group = list.known(new Set([...names.groups, ...groups.map(({ code }) => code)]), 'product group');
  const pageOnce = list.once('page');
  for (const [index, page] of pages.entries()) {
    pageOnce(page.code, ['pages', index, 'code']);
    list.text(page.text, ['pages', index, 'text']);
    list.picture(page.image, ['pages', index, 'image']);
  }
  const boxOnce = list.once('box');
  for (const [index, box] of boxes.entries()) {
    boxOnce(box.code, ['boxes', index, 'code']);
    list.text(box.text, ['boxes', index, 'text']);
  }
  for (const [index, { images, group: code }] of (home ?? []).entries()) {
    if (code) group(code, ['home', index, 'group']);
    for (const [position, picture] of (images ?? []).entries())
      list.picture(picture, ['home', index, 'images', position]);
  }
}
