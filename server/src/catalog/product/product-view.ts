import type {
  Description,
  Image,
  Product,
  ProductOption,
  Variant,
  Variation,
} from '@vitrine/contract/catalog/catalog-shapes.ts';
import { shownVariantFields } from '@vitrine/contract/catalog/product-fields.ts';
import { pictureName, productPictureUrl } from '../../media/media.ts';
import { shownFrom } from '../../platform/database/field-columns.ts';
import { formatMoney, toMajor } from '../../platform/money.ts';
import { pickTranslation } from '../../platform/text/pick-translation.ts';
import type { RequestContext } from '../../store/store.ts';
import { type Price, priceAt } from '../prices/price.ts';
import type { CatalogTree } from '../structure/catalog-tree-repository.ts';
import {
  type DescriptionRow,
  viewAttributes,
  viewDescriptions,
  viewManufacturer,
  viewProductCategory,
  withAttributes,
} from '../structure/category-view.ts';
import type { ImageRecord, ProductRecord, VariantRecord } from './product-repository.ts';

/** `texts` has the texts that were loaded: in the language of the request and the store's own, or in all. */
export function viewProduct(
  ctx: RequestContext,
  tree: CatalogTree,
  record: ProductRecord,
  texts: readonly DescriptionRow[] = [record.text, record.ownText].filter((text) => text !== null),
): Product {
  const { store } = ctx;
  const described = viewDescriptions(ctx, record.id, texts, record.sku);
  const { description } = described;
  const pictures = viewImages(ctx, record, record.images, description);
  const sold = record.variants.filter(({ available }) => available);
  const prices = sold.map((variant) => priceAt(variant.offers, ctx.now)).sort((a, b) => a.final - b.final);
  const price = prices[0] ?? { final: 0, original: 0, percentageOff: 0, discounted: false };
  const money = viewMoney(ctx, price);
  const quantity = sold.reduce((sum, { stock }) => sum + stock, 0);
  const options = viewOptions(ctx, tree, record);
  const manufacturer = record.manufacturerId === null ? undefined : tree.manufacturers.get(record.manufacturerId);
  return {
    id: record.id,
    sku: record.sku,
    refSku: null,
    ...marksOf(record),
    condition: record.condition,
    productShipeable: record.shippable,
    available: record.available,
    visible: record.visible,
    sortOrder: record.position,
    dateAvailable: record.availableOn,
    creationDate: record.addedOn,
    quantity,
    preOrder: record.preOrder,
    productVirtual: false,
    quantityOrderMaximum: -1,
    quantityOrderMinimum: 1,
    productIsFree: price.final === 0,
    productSpecifications: {
      height: record.height,
      weight: record.weight,
      length: record.length,
      width: record.width,
      model: null,
      manufacturer: manufacturer?.code ?? null,
      dimensionUnitOfMeasure: store.sizeUnit.toLowerCase(),
      weightUnitOfMeasure: store.weightUnit.toLowerCase(),
    },
    rating: record.rating,
    ratingCount: record.ratingCount,
    rentalDuration: 0,
    rentalPeriod: 0,
    title: description.title,
    ...described,
    ...money,
    productPrice: viewProductPrice(record.id, money),
    priceFrom: prices.some(({ final }) => final > price.final),
    image: pictures[0] ?? null,
    images: pictures,
    manufacturer: manufacturer ? viewManufacturer(ctx, manufacturer, null) : null,
    attributes: ownAttributes(ctx, tree, record),
    options,
    variants:
      record.attributes.length === 0
        ? []
        : record.variants.map((variant) => viewVariant(ctx, tree, record, variant, { description, options })),
    properties: viewProperties(ctx, tree, record),
    categories: record.categoryIds.flatMap((id) => {
      const category = tree.categories.get(id);
      return category ? [viewProductCategory(ctx, tree, category)] : [];
    }),
    type: { id: 1, code: 'GENERAL', visible: false, description: null },
    canBePurchased: record.available && quantity > 0,
    owner: null,
  };
}

/** A product without options shows those of its only variant, too. */
const ownAttributes = (ctx: RequestContext, tree: CatalogTree, record: ProductRecord) => [
  ...viewAttributes(ctx, tree, 'product', record.fields),
  ...(record.attributes.length === 0 ? viewAttributes(ctx, tree, 'variant', record.variants[0]?.fields ?? {}) : []),
];

/** Only a product without options has these values itself; with options each variant has its own. */
const marksOf = ({ attributes, variants: [first] }: ProductRecord) =>
  shownFrom(shownVariantFields, attributes.length === 0 ? first : undefined);

export const viewProductPrice = (
  id: number,
  { originalPrice, finalPrice, discounted }: Pick<Product, 'originalPrice' | 'finalPrice' | 'discounted'>,
): Product['productPrice'] => ({
  id,
  originalPrice,
  finalPrice,
  defaultPrice: true,
  discounted,
  description: { priceAppender: null },
});

function viewMoney({ store, language }: RequestContext, { final, original, discounted, percentageOff }: Price) {
  const finalPrice = formatMoney(final, store.currency, language);
  return {
    price: toMajor(final, store.currency),
    finalPrice,
    originalPrice: original === final ? finalPrice : formatMoney(original, store.currency, language),
    discounted,
    percentageOff,
  };
}

function viewVariant(
  ctx: RequestContext,
  tree: CatalogTree,
  product: ProductRecord,
  variant: VariantRecord,
  { description, options }: Pick<Product, 'description' | 'options'>,
): Variant {
  const money = viewMoney(ctx, priceAt(variant.offers, ctx.now));
  const [variation = null, variationValue = null] = viewVariations(options, variant.attributeIds);
  const own = product.images.filter(({ variantId }) => variantId === variant.id);
  return {
    id: variant.id,
    sku: variant.sku,
    store: ctx.store.code,
    productId: product.id,
    available: variant.available,
    dateAvailable: product.availableOn,
    sortOrder: variant.position,
    defaultSelection: variant.position === 0,
    code: variant.sku,
    ...shownFrom(shownVariantFields, variant),
    ...money,
    quantity: variant.stock,
    canBePurchased: product.available && variant.available && variant.stock > 0,
    optionValues: variant.attributeIds,
    variation,
    variationValue,
    images: viewImages(ctx, product, own, description),
    inventory: [{ quantity: variant.stock, price: money.finalPrice }],
    ...withAttributes(viewAttributes(ctx, tree, 'variant', variant.fields)),
  };
}

/** In the order of the product's options. */
function viewVariations(options: readonly ProductOption[], chosen: readonly number[]): Variation[] {
  return options.flatMap(({ optionValues, variant: _, ...option }) =>
    optionValues
      .filter(({ id }) => chosen.includes(id))
      .map(({ id, valueId = id, code, description: { name } }) => ({
        id: valueId,
        code: `${option.code}-${code}`,
        option,
        optionValue: { id: valueId, code, name },
      })),
  );
}

/** A picture may belong to the product and to a variant; it is listed once, with its first texts. */
function viewImages(
  ctx: RequestContext,
  product: ProductRecord,
  images: readonly ImageRecord[],
  description: Description,
): Image[] {
  const seen = new Set<string>();
  const distinct = images.filter(({ hash }) => !seen.has(hash) && seen.add(hash));
  return distinct.map((image, index) => ({
    id: image.id,
    imageName: pictureName(image.name, image.hash),
    imageUrl: productPictureUrl(ctx, product.sku, image.name, image.hash),
    externalUrl: null,
    videoUrl: null,
    imageType: 0,
    order: index,
    defaultImage: index === 0,
    width: image.width,
    height: image.height,
    ...viewAlt(ctx, image, description),
  }));
}

/** A picture without a text of its own shows the product. */
function viewAlt(ctx: RequestContext, { texts }: ImageRecord, { name, language }: Description) {
  const text = pickTranslation(texts, ctx.language, ctx.store.languages[0] ?? 'en');
  return { alt: text?.alt ?? name, altLanguage: text?.language ?? language };
}

function viewOptions(ctx: RequestContext, tree: CatalogTree, product: ProductRecord): ProductOption[] {
  const offered = product.attributes.flatMap((attribute) => {
    const value = tree.optionValues.get(attribute.optionValueId);
    return value ? [{ attribute, value }] : [];
  });
  return [...Map.groupBy(offered, ({ value }) => value.optionId)].flatMap(([optionId, values]) => {
    const option = tree.options.get(optionId);
    if (!option) return [];
    const { name, language } = translatedName(ctx, option);
    return [
      {
        id: option.id,
        code: option.code,
        type: option.type,
        readOnly: false,
        name,
        lang: language,
        variant: true,
        optionValues: values.map(({ attribute, value }, index) => {
          const translated = translatedName(ctx, value);
          return {
            id: attribute.id,
            code: value.code,
            name: translated.name,
            defaultValue: index === 0,
            sortOrder: index,
            order: index,
            image: null,
            price: null,
            description: { ...translated, description: null },
            swatch: value.swatch,
            valueId: value.id,
          };
        }),
      },
    ];
  });
}

function viewProperties(ctx: RequestContext, tree: CatalogTree, product: ProductRecord): Product['properties'] {
  const fallback = ctx.store.languages[0] ?? 'en';
  return product.properties.flatMap(({ id, propertyId, texts }) => {
    const property = tree.properties.get(propertyId);
    const text = pickTranslation(texts, ctx.language, fallback);
    if (!property || !text) return [];
    const { name, language } = translatedName(ctx, property);
    return [
      {
        id,
        code: property.code,
        type: 'text',
        readOnly: true,
        property: { id: property.id, code: property.code, name, lang: language },
        propertyValue: { id, code: property.code, name: text.value, lang: text.language, values: [] },
      },
    ];
  });
}

interface Named {
  readonly code: string;
  readonly texts: readonly { readonly language: string; readonly name: string }[];
}

/** The name in the language of the request, or else in the store's own, with its language. */
export function translatedName({ language, store }: RequestContext, { code, texts }: Named) {
  const text = pickTranslation(texts, language, store.languages[0] ?? 'en');
  return { name: text?.name ?? code, language: text?.language ?? language };
}
