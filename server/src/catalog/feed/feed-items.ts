// Pure: what the product feed says about a product. One entry for each variant, with the fields of Google Merchant Center.
import { createHash } from 'node:crypto';
import { isGtin } from '@vitrine/contract/catalog/product-fields.ts';
import { knownLanguage } from '@vitrine/contract/site/site-languages.ts';
import { localPath } from '@vitrine/contract/site/site-paths.ts';
import { productPictureUrl } from '../../media/media.ts';
import { toDecimal } from '../../platform/money.ts';
import { pickTranslation } from '../../platform/text/pick-translation.ts';
import type { StoreRow } from '../../store/store.ts';
import { type PriceOffer, priceAt } from '../prices/price.ts';
import type { ProductRecord, VariantRecord } from '../product/product-repository.ts';
import type { CatalogTree } from '../structure/catalog-tree-repository.ts';
import { getAncestors } from '../structure/visibility.ts';

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', '#39': "'" };

/** The text of sanitized HTML: a line for each paragraph and list entry. */
export const htmlToText = (html: string): string =>
  html
    .replace(/<br\s*\/?>|<\/(p|li|h\d|tr|div|blockquote)>/gi, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(#?\w+);/g, (all, name: string) => entities[name] ?? all)
    .replace(/[ \t]+/g, ' ')
    .replace(/\s*\n\s*/g, '\n')
    .trim();

export interface FeedScope {
  readonly store: StoreRow;
  readonly language: string;
  readonly shopUrl: string;
  readonly now: Date;
  readonly tree: CatalogTree;
}

/** Name of the field and its value. */
export type FeedField = readonly [name: string, value: string];

const MAX_ID = 50;
const MAX_TITLE = 150;
const MAX_DESCRIPTION = 5000;
const MAX_PICTURES = 10;

/** Options that have a field of their own. */
const optionFields: Readonly<Record<string, string>> = {
  color: 'color',
  colour: 'color',
  size: 'size',
  material: 'material',
  pattern: 'pattern',
};

/** Empty for a product without a text in the language: its page would be in another one. */
export function feedItems(scope: FeedScope, product: ProductRecord): FeedField[][] {
  const { text } = product;
  if (text?.language !== scope.language) return [];
  const shared = sharedFields(scope, product);
  const sold = product.variants.filter(({ available, offers }) => available && offers.length > 0);
  return sold.map((variant) => {
    const chosen = chosenOptions(scope, product, variant);
    const query = new URLSearchParams(Object.fromEntries(chosen.map(({ option, value }) => [option, value])));
    const path: `/${string}` = `/product/${encodeURIComponent(text.friendlyUrl)}`;
    const page = scope.shopUrl + localPath(knownLanguage(scope.language), path);
    const title = [text.name, ...chosen.map(({ name }) => name)].join(', ');
    return [
      ['id', shortId(variant.sku)],
      ['title', title.slice(0, MAX_TITLE)],
      ...shared,
      ['link', query.size > 0 ? `${page}?${query}` : page],
      ...pictureFields(scope, product, variant),
      ...availabilityFields(product, variant),
      ...priceFields(scope, variant.offers),
      ...markFields(variant, shared),
      ...(product.attributes.length > 0 ? [['item_group_id', shortId(product.sku)] as const] : []),
      ...chosen.flatMap(({ option, name }) => {
        const field = optionFields[option.toLowerCase()];
        return field ? [[field, name] as const] : [];
      }),
    ];
  });
}

/** The same for all variants. */
function sharedFields(scope: FeedScope, product: ProductRecord): FeedField[] {
  const { tree, language, store } = scope;
  const { text, ownText, manufacturerId, weight } = product;
  const html = [text?.description, text?.highlights, ownText?.description, text?.name].find(Boolean) ?? '';
  const brand = manufacturerId === null ? undefined : tree.manufacturers.get(manufacturerId);
  const category = tree.categories.get(product.categoryIds[0] ?? 0);
  const nameIn = <T extends { readonly language: string; readonly name: string }>(texts: readonly T[]) =>
    pickTranslation(texts, language, store.languages[0] ?? language)?.name;
  const categories = category ? getAncestors(category, tree.categories).map(({ texts }) => nameIn(texts)) : [];
  return [
    ['description', htmlToText(html).slice(0, MAX_DESCRIPTION)],
    ...field('brand', brand && nameIn(brand.texts)),
    ['condition', product.condition],
    ...field('product_type', categories.filter(Boolean).join(' > ')),
    ...field('shipping_weight', weight === null ? undefined : `${weight} ${store.weightUnit.toLowerCase()}`),
  ];
}

const field = (name: string, value: string | null | undefined): FeedField[] => (value ? [[name, value]] : []);

function chosenOptions({ tree, language, store }: FeedScope, product: ProductRecord, variant: VariantRecord) {
  return product.attributes.flatMap(({ id, optionValueId }) => {
    const value = variant.attributeIds.includes(id) ? tree.optionValues.get(optionValueId) : undefined;
    const option = value && tree.options.get(value.optionId);
    if (!option) return [];
    const name = pickTranslation(value.texts, language, store.languages[0] ?? language)?.name ?? value.code;
    return [{ option: option.code, value: value.code, name }];
  });
}

/** Pictures of the variant come first; those of other variants are left out. */
function pictureFields({ shopUrl, store }: FeedScope, product: ProductRecord, variant: VariantRecord): FeedField[] {
  const own = product.images.filter(({ variantId }) => variantId === variant.id);
  const general = product.images.filter(({ variantId }) => variantId === null);
  const urls = [...own, ...general].map(({ name, hash }) =>
    productPictureUrl({ shopUrl, store }, product.sku, name, hash),
  );
  return [...new Set(urls)]
    .slice(0, MAX_PICTURES + 1)
    .map((url, index) => [index === 0 ? 'image_link' : 'additional_image_link', url]);
}

function availabilityFields({ preOrder, availableOn }: ProductRecord, { stock }: VariantRecord): FeedField[] {
  if (stock > 0) return [['availability', 'in_stock']];
  if (!preOrder) return [['availability', 'out_of_stock']];
  return [
    ['availability', 'preorder'],
    ['availability_date', `${availableOn}T00:00Z`],
  ];
}

/** A sale only where the page strikes a price out. */
function priceFields({ store: { currency }, now }: FeedScope, offers: readonly PriceOffer[]): FeedField[] {
  const money = (amount: number) => `${toDecimal(amount, currency)} ${currency}`;
  const { final, original, discounted } = priceAt(offers, now);
  if (!discounted) return [['price', money(final)]];
  const offer = offers.findLast(({ since }) => since <= now);
  const from = offer?.specialFrom ?? offer?.since;
  const until = offer?.specialUntil;
  return [
    ['price', money(original)],
    ['sale_price', money(final)],
    ...(from && until ? [['sale_price_effective_date', `${minute(from)}/${minute(until)}`] as const] : []),
  ];
}

const minute = (date: Date): string => `${date.toISOString().slice(0, 16)}Z`;

/** A number with a wrong check digit would be refused with the whole product. */
function markFields({ gtin, mpn }: VariantRecord, shared: readonly FeedField[]): FeedField[] {
  const valid = gtin !== null && isGtin(gtin) ? gtin : null;
  const isIdentified = valid !== null || (mpn !== null && shared.some(([name]) => name === 'brand'));
  return [
    ...field('gtin', valid),
    ...field('mpn', mpn),
    ...(isIdentified ? [] : [['identifier_exists', 'no'] as const]),
  ];
}

const shortId = (sku: string): string =>
  sku.length <= MAX_ID ? sku : createHash('sha256').update(sku).digest('hex').slice(0, MAX_ID);
