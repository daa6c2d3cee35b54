import type { Image, Product, ProductOption, Variant } from '@vitrine/contract/catalog-shapes.ts';
import { pictureName, productPictureUrl } from '../media/media.ts';
import { showMoney, toMajor } from '../platform/money.ts';
import type { ShopVisit } from '../store/store.ts';
import { viewDescription, viewManufacturer, viewProductCategory } from './category-view.ts';
import { type Price, priceAt } from './price.ts';
import type { ImageRecord, ProductRecord, VariantRecord } from './product-repository.ts';
import type { Structure } from './structure-repository.ts';
import { inLanguage } from './text.ts';

export function viewProduct(visit: ShopVisit, structure: Structure, record: ProductRecord): Product {
  const { store } = visit;
  const description = viewDescription(visit, record.id, record.text ? [record.text] : [], record.sku);
  const pictures = viewImages(visit, record, record.images, description.name);
  const sold = record.variants.filter(({ available }) => available);
  const prices = sold.map((variant) => priceAt(variant.offers, visit.now)).sort((a, b) => a.final - b.final);
  const price = prices[0] ?? { final: 0, original: 0, percentageOff: 0, discounted: false };
  const money = viewMoney(visit, price);
  const quantity = sold.reduce((sum, { stock }) => sum + stock, 0);
  const manufacturer = record.manufacturerId === null ? undefined : structure.manufacturers.get(record.manufacturerId);
  return {
    id: record.id,
    sku: record.sku,
    refSku: null,
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
    description,
    ...money,
    productPrice: {
      id: record.id,
      originalPrice: money.originalPrice,
      finalPrice: money.finalPrice,
      defaultPrice: true,
      discounted: money.discounted,
      description: { priceAppender: null },
    },
    priceFrom: prices.some(({ final }) => final > price.final),
    image: pictures[0] ?? null,
    images: pictures,
    manufacturer: manufacturer ? viewManufacturer(visit, manufacturer, null) : null,
    attributes: [],
    options: viewOptions(visit, structure, record),
    variants:
      record.attributes.length === 0
        ? []
        : record.variants.map((variant) => viewVariant(visit, record, variant, description.name)),
    properties: viewProperties(visit, structure, record),
    categories: record.categoryIds.flatMap((id) => {
      const category = structure.categories.get(id);
      return category ? [viewProductCategory(visit, structure, category)] : [];
    }),
    type: { id: 1, code: 'GENERAL', visible: false, description: null },
    canBePurchased: record.available && quantity > 0,
    owner: null,
  };
}

function viewMoney({ store, language }: ShopVisit, { final, original, discounted, percentageOff }: Price) {
  return {
    price: toMajor(final, store.currency),
    finalPrice: showMoney(final, store.currency, language),
    originalPrice: showMoney(original, store.currency, language),
    discounted,
    percentageOff,
  };
}

function viewVariant(visit: ShopVisit, product: ProductRecord, variant: VariantRecord, name: string): Variant {
  const money = viewMoney(visit, priceAt(variant.offers, visit.now));
  const own = product.images.filter(({ variantId }) => variantId === variant.id);
  return {
    id: variant.id,
    sku: variant.sku,
    store: visit.store.code,
    productId: product.id,
    available: variant.available,
    dateAvailable: product.availableOn,
    sortOrder: variant.position,
    defaultSelection: variant.position === 0,
    code: variant.sku,
    ...money,
    quantity: variant.stock,
    canBePurchased: product.available && variant.available && variant.stock > 0,
    optionValues: variant.attributeIds,
    images: viewImages(visit, product, own, name),
    inventory: [{ quantity: variant.stock, price: money.finalPrice }],
  };
}

/** The same picture may belong to the product and to a variant; shown once, as the first says. */
function viewImages(visit: ShopVisit, product: ProductRecord, images: readonly ImageRecord[], name: string): Image[] {
  const seen = new Set<string>();
  const distinct = images.filter(({ hash }) => !seen.has(hash) && seen.add(hash));
  return distinct.map((image, index) => ({
    id: image.id,
    imageName: pictureName(image.name, image.hash),
    imageUrl: productPictureUrl(visit, product.sku, image.name, image.hash),
    externalUrl: null,
    videoUrl: null,
    imageType: 0,
    order: index,
    defaultImage: index === 0,
    width: image.width,
    height: image.height,
    alt: inLanguage(image.texts, visit.language, visit.store.languages[0] ?? 'en')?.alt ?? name,
  }));
}

function viewOptions(visit: ShopVisit, structure: Structure, product: ProductRecord): ProductOption[] {
  const fallback = visit.store.languages[0] ?? 'en';
  const offered = product.attributes.flatMap((attribute) => {
    const value = structure.optionValues.get(attribute.optionValueId);
    return value ? [{ attribute, value }] : [];
  });
  return [...Map.groupBy(offered, ({ value }) => value.optionId)].flatMap(([optionId, values]) => {
    const option = structure.options.get(optionId);
    if (!option) return [];
    return [
      {
        id: option.id,
        code: option.code,
        type: option.type,
        readOnly: false,
        name: inLanguage(option.texts, visit.language, fallback)?.name ?? option.code,
        lang: visit.language,
        variant: true,
        optionValues: values.map(({ attribute, value }, index) => {
          const name = inLanguage(value.texts, visit.language, fallback)?.name ?? value.code;
          return {
            id: attribute.id,
            code: value.code,
            name,
            defaultValue: index === 0,
            sortOrder: index,
            order: index,
            image: null,
            price: null,
            description: { name, description: null },
            swatch: value.swatch,
          };
        }),
      },
    ];
  });
}

function viewProperties(visit: ShopVisit, structure: Structure, product: ProductRecord): Product['properties'] {
  const fallback = visit.store.languages[0] ?? 'en';
  return product.properties.flatMap(({ id, propertyId, texts }) => {
    const property = structure.properties.get(propertyId);
    const value = inLanguage(texts, visit.language, fallback)?.value;
    if (!property || value === undefined) return [];
    const name = inLanguage(property.texts, visit.language, fallback)?.name ?? property.code;
    return [
      {
        id,
        code: property.code,
        type: 'text',
        readOnly: true,
        property: { id: property.id, code: property.code, name },
        propertyValue: { id, code: property.code, name: value, values: [] },
      },
    ];
  });
}
