// Public API of the cart module; other features import only this file.

export { toApiTotals } from './api-totals.ts';
export { cartPersonalData, hashCouponAddresses } from './cart-personal-data.ts';
export { type CartRow, changeCart, closeCart } from './cart-repository.ts';
export { entry, viewAttributes, viewGoods, viewGrandTotal } from './cart-view.ts';
export { chooseVariant } from './choose-variant.ts';
export { couponNames } from './coupon-customer.ts';
export { couponFields } from './coupon-fields.ts';
export { type NewCoupon, saveCoupon } from './coupon-repository.ts';
export {
  type CartDetails,
  findOrderable,
  loadCartDetails,
  maxOrderQuantity,
  openCart,
  openLocked,
  openOwnCart,
} from './edit-cart.ts';
export { mergeCarts } from './merge-carts.ts';
export { getCachedCardsOf, type PricedCart, priceCart, priceWithCards, ruleFor } from './price-cart.ts';
export { type Refill, refillCart, reopenCart, showRefilled } from './refill-cart.ts';
export { endCoupon, listCoupons, type StaffCoupon, setCoupon, showCoupon } from './staff-coupons.ts';
export { releaseCoupon, useCoupon } from './use-coupon.ts';
