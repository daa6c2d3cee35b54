// The cart in the API. `subTotal` and `subtotal`, `secondCardId` and `cartItemattributes` are Shopizer's spellings and
// stay; amounts are sent twice, as a number and formatted.
import { z } from 'zod';
import { product } from '../catalog/catalog-shapes.ts';
import { storeQuery } from '../common-query.ts';

/** More lines than any shopper needs, few enough to be computed in one request. */
export const MAX_LINES = 200;
export const MAX_QUANTITY = 999;

export const totalEntry = z.object({
  id: z.int(),
  title: z.string().describe('In the language of the request'),
  text: z.string().nullable().describe('Why: the coupon’s code, the name of a delivery method'),
  code: z
    .string()
    .describe('order.total.subtotal, .discount, .shipping, .tax, .tax.included or .total; the grand total is last'),
  order: z.int(),
  module: z.string(),
  value: z.number().describe('Of a discount: the positive amount that the subtotal was reduced by'),
  total: z.string().describe('The same, ready to show'),
  discounted: z.boolean(),
});
export type TotalEntry = z.output<typeof totalEntry>;

const lineNotice = z.object({
  code: z.enum(['price.changed', 'stock.lowered', 'unavailable']),
  message: z.string().describe('In the language of the request'),
  before: z.string().nullable().describe('The price last shown, ready to show; null unless the price changed'),
  after: z.string().nullable().describe('The price of now, ready to show; null unless the price changed'),
  left: z.int().nullable().describe('What can be ordered now; null unless the stock was lowered'),
});
export type LineNotice = z.output<typeof lineNotice>;

const cartNotice = z.object({
  code: z
    .enum(['coupon.off', 'merge.capped'])
    .describe('coupon.off: a coupon is stored but does not apply; the message has the reason'),
  message: z.string().describe('In the language of the request'),
});
export type CartNotice = z.output<typeof cartNotice>;

const named = z.object({
  id: z.int(),
  code: z.string(),
  name: z.string(),
  language: z.string().optional().describe('Own addition: the language of the name'),
});
const chosenOption = named.extend({ type: z.string(), readOnly: z.boolean() });
const chosenValue = named.extend({
  price: z.string().nullable(),
  image: z.string().nullable(),
  sortOrder: z.int(),
});

export const cartLine = product
  .pick({
    sku: true,
    refSku: true,
    dateAvailable: true,
    productVirtual: true,
    quantityOrderMinimum: true,
    quantityOrderMaximum: true,
    productPrice: true,
    available: true,
    visible: true,
    productShipeable: true,
    productSpecifications: true,
    preOrder: true,
    description: true,
    price: true,
    finalPrice: true,
    originalPrice: true,
    discounted: true,
    percentageOff: true,
    image: true,
    images: true,
    rating: true,
    ratingCount: true,
    canBePurchased: true,
  })
  .extend({
    id: z.int().describe('The product’s id'),
    sku: z.string().describe('The variant’s own'),
    cartItemId: z.int().describe('The line’s own id: what `secondCardId` sends back'),
    variantId: z.int().describe('Own addition'),
    quantity: z.int(),
    subTotal: z.number().describe('Before discounts; 0 while the line cannot be ordered'),
    subtotal: z.number(),
    displaySubTotal: z.string(),
    discount: z.number().describe('Own addition: this line’s share of the coupon, 0 or more'),
    displayDiscount: z.string().describe('Own addition'),
    cartItemattributes: z.array(z.object({ id: z.int(), option: chosenOption, optionValue: chosenValue })),
    variant: z.null(),
    variantValue: z.null(),
    maximum: z.int().describe('Own addition: the most that can be ordered now; 0 when it cannot be ordered'),
    notices: z
      .array(lineNotice)
      .describe('Own addition: what changed since the shopper last set this line; gone once the line is set again'),
    reasons: z.array(z.string()).describe('Own addition: explanation of the price'),
  });
export type CartLine = z.output<typeof cartLine>;

export const cart = z.object({
  id: z.int(),
  language: z.string().nullable(),
  code: z.string().describe('The secret that opens the cart'),
  quantity: z.int().describe('Total quantity, for the badge'),
  subTotal: z.number(),
  subtotal: z.number().describe('Sum of the lines, after discounts'),
  displaySubTotal: z.string(),
  total: z.number().describe('After discounts, before delivery and tax'),
  displayTotal: z.string(),
  order: z.null(),
  promoCode: z.string().nullable(),
  variant: z.null(),
  customer: z.int().nullable(),
  products: z.array(cartLine),
  totals: z.array(totalEntry).describe('The grand total is last'),
  freeDelivery: z
    .object({
      threshold: z.number(),
      displayThreshold: z.string(),
      missing: z.number().describe('0 once reached'),
      displayMissing: z.string(),
      reached: z.boolean(),
    })
    .nullable()
    .describe('Own addition: progress to free delivery; null where delivery is never free'),
  canCheckOut: z.boolean().describe('Own addition: there are lines, and every one can be ordered'),
  notices: z.array(cartNotice).describe('Own addition'),
  couponProblem: z
    .object({ code: z.string(), message: z.string().describe('In the language of the request') })
    .nullable()
    .describe('Own addition: why the coupon sent with this request was not applied'),
});
export type Cart = z.output<typeof cart>;

const id = z.int().min(1).max(2_147_483_647);
const quantity = z.int().min(0).max(MAX_QUANTITY);
const whichProduct = z
  .union([z.string().min(1).max(100), id])
  .describe('SKU of a product or of a variant, or a product id');

const item = z.object({
  product: whichProduct,
  quantity: quantity.describe('Absolute: the line has this many from now on; 0 removes it'),
  attributes: z
    .array(z.object({ id }))
    .max(50)
    .nullish()
    .describe('Attribute ids (optionValues[].id of the product) that choose the variant; foreign ones are ignored'),
  secondCardId: id
    .nullish()
    .describe('cartItemId of the line to change; else the line of the same variant, or a new one'),
  promoCode: z.string().max(64).nullish().describe('A coupon to apply in the same call'),
  add: z
    .boolean()
    .optional()
    .describe('Own addition: the quantity is added to what the line holds; safe beside other tabs, not safe to repeat'),
});
export type CartItem = z.output<typeof item>;

/** Identifies a variant, also without a cart. */
export const wantedVariant = item.pick({ product: true, attributes: true });

const codeParams = z.object({ code: z.string().min(1).max(64) });
const coupon = z.string().trim().min(1).max(64);

export const addToNewCart = {
  query: storeQuery,
  body: item.extend({
    quantity: quantity.min(1),
    seed: z
      .string()
      .regex(/^[A-Za-z0-9_-]{22,64}$/)
      .nullish()
      .describe(
        'Own addition: a random text of the browser (128 bits or more). All first adds with one seed meet in one cart',
      ),
  }),
  response: cart,
};
export const addToCart = { params: codeParams, query: storeQuery, body: item, response: cart };
export const addManyToCart = {
  params: codeParams,
  query: storeQuery,
  body: z
    .array(item.omit({ promoCode: true }))
    .min(1)
    .max(MAX_LINES),
  response: cart,
};
export const readCart = { params: codeParams, query: storeQuery, response: cart };
export const removeFromCart = {
  params: codeParams.extend({
    sku: z.string().min(1).max(100).describe('SKU of a variant, or SKU or id of a product: then its newest line'),
  }),
  query: storeQuery.extend({
    secondCardId: z.coerce.number().int().min(0).optional().describe('cartItemId of the line'),
    body: z.enum(['true', 'false']).optional().describe('true: answer the cart instead of nothing'),
  }),
  response: cart.nullable(),
};
export const clearCart = { params: codeParams, query: storeQuery, response: z.null() };
export const applyCoupon = { params: codeParams.extend({ promo: coupon }), query: storeQuery, response: cart };
export const removeCoupon = { params: codeParams, query: storeQuery, response: cart };
