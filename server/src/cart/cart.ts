// Public API of the cart module; other features import only this file.

export { chooseVariant } from './add-to-cart.ts';
export { cartPersonalData, hashCouponAddresses } from './cart-personal-data.ts';
export { type CartRow, changeCart, closeCart } from './cart-repository.ts';
export { entry, toApiTotals, viewAttributes, viewCartTotals, viewGrandTotal } from './cart-view.ts';
export { releaseCoupon, useCoupon } from './check-coupon.ts';
export { couponNames } from './coupon-customer.ts';
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
export { endCoupon, listCoupons, recordCoupon, type StaffCoupon, setCoupon, showCoupon } from './staff-coupons.ts';
