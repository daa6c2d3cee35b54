// The catalog in the API. Misspellings such as `productShipeable` are Shopizer's and stay.

import { z } from 'zod';
import { count, idList, keyParams, page, paging, price, storeQuery } from '../common-query.ts';
import { customAttribute, customFilter, ownAttributes } from '../custom-fields/shown-custom-values.ts';
import { shownShapeOf } from '../fields/field-schemas.ts';
import { shownTextFields, shownVariantFields } from './product-fields.ts';

export const description = z.object({
  id: z.int(),
  language: z.string(),
  name: z.string(),
  description: z.string().nullable().describe('HTML'),
  friendlyUrl: z.string().nullable(),
  keyWords: z.string().nullable(),
  highlights: z.string().nullable(),
  metaDescription: z.string().nullable(),
  title: z.string().nullable(),
  ...shownShapeOf(shownTextFields),
  languages: z
    .record(z.string(), z.string())
    .optional()
    .describe('Own addition: the language of fields that are not in `language`, such as { "description": "en" }'),
});
export type Description = z.output<typeof description>;

export const descriptions = z
  .array(description)
  .optional()
  .describe('With lang=_all: the texts in every language that has them');

const categoryFields = z.object({
  id: z.int(),
  code: z.string(),
  sortOrder: z.int(),
  visible: z.boolean(),
  featured: z.boolean(),
  lineage: z.string().describe('Ids from the root, as in /1/4/'),
  depth: z.int(),
  description,
  descriptions,
  productCount: z.int(),
  store: z.string(),
  image: z.string().nullable().describe('Own addition: address of a picture'),
});

const parentCategory = categoryFields.pick({ id: true, code: true, description: true, descriptions: true });

export const category = categoryFields.extend({
  parent: parentCategory.nullable(),
  headImage: z
    .object({
      url: z.string(),
      width: z.int(),
      height: z.int(),
      alt: z.string(),
      altLanguage: z.string().optional(),
    })
    .nullable()
    .describe('Own addition: wide picture at the top of the category’s page'),
  attributes: ownAttributes,
  get children() {
    return z.array(category);
  },
});
export type Category = z.output<typeof category>;

export const productCategory = categoryFields.extend({ parent: parentCategory.nullable() });
export type ProductCategory = z.output<typeof productCategory>;

export const manufacturer = z.object({
  id: z.int(),
  code: z.string(),
  order: z.int(),
  description,
  descriptions,
  productCount: z.int().nullable().describe('Own addition: products shown, where the list counts them'),
});
export type Manufacturer = z.output<typeof manufacturer>;

export const image = z.object({
  id: z.int(),
  imageName: z.string(),
  imageUrl: z.string(),
  externalUrl: z.string().nullable(),
  videoUrl: z.string().nullable(),
  imageType: z.int().describe('0 picture, 1 video'),
  order: z.int(),
  defaultImage: z.boolean(),
  width: z.int().describe('Own addition'),
  height: z.int().describe('Own addition'),
  alt: z.string().describe('Own addition'),
  altLanguage: z.string().optional().describe('Own addition: the language of `alt`'),
});
export type Image = z.output<typeof image>;

const optionValue = z.object({
  id: z.int().describe('Attribute id: what a cart line sends back'),
  code: z.string(),
  name: z.string().nullable(),
  defaultValue: z.boolean(),
  sortOrder: z.int(),
  order: z.int(),
  image: z.string().nullable(),
  price: z.string().nullable(),
  description: z.object({ language: z.string().optional(), name: z.string(), description: z.string().nullable() }),
  swatch: z.string().nullable().describe('Own addition: a CSS color'),
  valueId: z.int().optional().describe('Own addition: id of the value in the whole shop, which `variation` takes'),
});

const option = z.object({
  id: z.int(),
  code: z.string(),
  type: z.string().describe('radio, select or checkbox'),
  readOnly: z.boolean(),
  name: z.string(),
  lang: z.string().describe('The language of the name'),
  variant: z.boolean(),
  optionValues: z.array(optionValue),
});
export type ProductOption = z.output<typeof option>;

const property = z.object({
  id: z.int(),
  code: z.string(),
  type: z.string(),
  readOnly: z.boolean(),
  property: z.object({ id: z.int(), code: z.string(), name: z.string(), lang: z.string().optional() }),
  propertyValue: z.object({
    id: z.int(),
    code: z.string(),
    name: z.string(),
    lang: z.string().optional(),
    values: z.array(z.string()),
  }),
});

const money = {
  price: z.number().describe('What is paid for one piece'),
  finalPrice: z.string().describe('The same, ready to show'),
  originalPrice: z.string().describe('Lowest price of the 30 days before the reduction'),
  discounted: z.boolean(),
  percentageOff: z.int().describe('Whole percent off; 0 when not discounted'),
};

const marks = shownShapeOf(shownVariantFields);

const productPrice = z.object({
  id: z.int(),
  originalPrice: z.string(),
  finalPrice: z.string(),
  defaultPrice: z.boolean(),
  discounted: z.boolean(),
  description: z.object({ priceAppender: z.string().nullable() }),
});

const variation = z.object({
  id: z.int(),
  code: z.string(),
  option: option.pick({ id: true, code: true, type: true, readOnly: true, name: true, lang: true }),
  optionValue: z
    .object({ id: z.int(), code: z.string(), name: z.string() })
    .describe('Its id is `valueId` of an option'),
});
export type Variation = z.output<typeof variation>;

const variant = z.object({
  id: z.int(),
  sku: z.string(),
  store: z.string(),
  productId: z.int(),
  available: z.boolean(),
  dateAvailable: z.string().nullable(),
  sortOrder: z.int(),
  defaultSelection: z.boolean(),
  code: z.string(),
  ...marks,
  ...money,
  quantity: z.int(),
  canBePurchased: z.boolean(),
  optionValues: z.array(z.int()).describe('Attribute ids of the options that make this variant'),
  variation: variation.nullable().describe('Its first option; of more than two, `optionValues` has all'),
  variationValue: variation.nullable().describe('Its second option'),
  images: z.array(image),
  inventory: z.array(z.object({ quantity: z.int(), price: z.string() })),
  attributes: ownAttributes,
});
export type Variant = z.output<typeof variant>;

export const product = z.object({
  id: z.int(),
  sku: z.string(),
  refSku: z.string().nullable(),
  ...marks,
  condition: z.enum(['new', 'refurbished', 'used']).optional().describe('Own addition'),
  productShipeable: z.boolean(),
  available: z.boolean(),
  visible: z.boolean(),
  sortOrder: z.int(),
  dateAvailable: z.string(),
  creationDate: z.string(),
  quantity: z.int(),
  preOrder: z.boolean(),
  productVirtual: z.boolean(),
  quantityOrderMaximum: z.int(),
  quantityOrderMinimum: z.int(),
  productIsFree: z.boolean(),
  productSpecifications: z.object({
    height: z.number().nullable(),
    weight: z.number().nullable(),
    length: z.number().nullable(),
    width: z.number().nullable(),
    model: z.string().nullable(),
    manufacturer: z.string().nullable(),
    dimensionUnitOfMeasure: z.string(),
    weightUnitOfMeasure: z.string(),
  }),
  rating: z.number(),
  ratingCount: z.int(),
  rentalDuration: z.int(),
  rentalPeriod: z.int(),
  title: z.string().nullable(),
  description,
  descriptions,
  ...money,
  productPrice,
  priceFrom: z.boolean().describe('Own addition: variants differ in price, the one shown is the lowest'),
  image: image.nullable(),
  images: z.array(image),
  manufacturer: manufacturer.nullable(),
  attributes: z.array(customAttribute).describe('Values of the fields that the merchant has defined'),
  options: z.array(option),
  variants: z.array(variant),
  properties: z.array(property),
  categories: z.array(productCategory),
  type: z.object({ id: z.int(), code: z.string(), visible: z.boolean(), description: z.null() }),
  canBePurchased: z.boolean(),
  owner: z.null(),
});
export type Product = z.output<typeof product>;

export const productPage = z.object({
  ...paging,
  hasMore: z.boolean().optional().describe('Own addition: there are more than recordsTotal says, in a large shop'),
  products: z.array(product),
});
export type ProductPage = z.output<typeof productPage>;

export const sorts = ['featured', 'price-asc', 'price-desc', 'newest', 'rating', 'best-selling'] as const;
export type Sort = (typeof sorts)[number];

export const listCategories = {
  query: storeQuery.extend({
    page: page.default(0),
    count: count.default(10),
    filter: z.string().max(100).optional().describe('featured, visible'),
    name: z.string().max(200).optional(),
  }),
  response: z.object({ ...paging, categories: z.array(category) }),
};
export const readCategory = { params: keyParams, query: storeQuery, response: category };
/** A shop may have thousands of brands, more than a filter can show. */
const brandLimit = {
  most: z.coerce.number().int().min(1).max(1000).optional().describe('Own addition: those with the most products'),
  also: idList.optional().describe('Own addition: brands that are never left out'),
};

export const listCategoryManufacturers = {
  params: keyParams,
  query: storeQuery.extend(brandLimit),
  response: z.array(manufacturer),
};
export const listCategoryVariants = {
  params: keyParams,
  query: storeQuery,
  response: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      code: z.string(),
      options: z.array(
        z.object({
          name: z.string(),
          code: z.string(),
          order: z.int(),
          description: z.string(),
          option: z.int(),
          value: z.int().describe('Option-value id, for optionValues of the product list'),
        }),
      ),
    }),
  ),
};
export const listManufacturers = {
  query: storeQuery.extend({
    name: z.string().max(200).optional(),
    page: page.default(0),
    count: z.coerce.number().int().min(0).max(1000).default(10).describe('0 for all'),
    ...brandLimit,
  }),
  response: z.object({ ...paging, manufacturers: z.array(manufacturer) }),
};
export const readManufacturer = { params: keyParams, query: storeQuery, response: manufacturer };

export const listProducts = {
  query: storeQuery.extend({
    category: z.coerce.number().int().min(0).optional().describe('Category id; its whole subtree'),
    categoryIds: idList.optional().describe('Name of version 2: products of any of these categories'),
    slug: z.string().max(200).optional().describe('Category friendlyUrl, instead of its id'),
    name: z.string().max(200).optional().describe('Words to search for'),
    sku: z.string().max(100).optional().describe('Part of the SKU'),
    manufacturer: idList.optional(),
    manufacturerId: idList.optional().describe('The same as `manufacturer`, by the name of version 2'),
    optionValues: idList.optional().describe('Any of these option values'),
    optionValueIds: idList.optional().describe('The same as `optionValues`, by the name of version 2'),
    productIds: idList.optional(),
    field: z
      .string()
      .max(4000)
      .regex(/^[\w-]+:[\w-]+(,[\w-]+:[\w-]+)*$/)
      .transform((list) => list.split(','))
      .optional()
      .describe('Own addition: values of custom fields, such as finish:matt,finish:glossy; one of each field'),
    priceFrom: price.optional(),
    priceUntil: price.optional(),
    sort: z.enum(sorts).optional(),
    page: page.optional(),
    count: count.optional(),
    available: z.string().max(8).optional(),
    origin: z.string().max(32).optional(),
    status: z.string().max(32).optional(),
    owner: z.string().max(32).optional(),
  }),
  response: productPage,
};
export const listProductFilters = {
  query: storeQuery.extend({ category: z.coerce.number().int().min(0).optional().describe('Category id') }),
  response: z.object({ filters: z.array(customFilter) }),
};
export const listCategoryProducts = {
  params: keyParams,
  query: storeQuery.extend({ page: page.default(0), count: count.default(25) }),
  response: productPage,
};
const optionId = z.coerce.number().int().min(1);
export const readProduct = { params: keyParams, query: storeQuery, response: product };
export const priceProduct = {
  params: keyParams,
  query: storeQuery,
  body: z.object({
    options: z
      .array(
        z.union([
          z
            .object({ option: optionId, value: optionId })
            .describe('An option and its value, as `variation` of a variant names them'),
          z.object({ id: z.coerce.number().int(), name: z.string().nullish() }).describe('An attribute id'),
        ]),
      )
      .max(50)
      .default([]),
    sku: z.string().max(100).nullish(),
  }),
  response: z.object({
    id: z.int(),
    originalPrice: z.string(),
    finalPrice: z.string(),
    defaultPrice: z.boolean(),
    discounted: z.boolean(),
    description: z.null(),
  }),
};
export const listRelated = { params: keyParams, query: storeQuery, response: z.array(product) };
export const listProductGroup = {
  params: z.object({ code: z.string().min(1).max(64) }),
  query: storeQuery,
  response: productPage,
};
export const listProductAddresses = {
  query: storeQuery
    .pick({ store: true })
    .extend({ page: page.default(0), count: z.coerce.number().int().min(1).max(10_000).default(1000) }),
  response: z.object({
    ...paging,
    addresses: z.array(z.record(z.string(), z.string())).describe('friendlyUrl by language'),
  }),
};
export const listProductCategories = {
  params: keyParams,
  query: storeQuery,
  response: z.object({ ...paging, categories: z.array(category) }),
};
export const listProductImages = { params: keyParams, query: storeQuery, response: z.array(image) };
