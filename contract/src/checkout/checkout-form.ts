// The checkout without JavaScript: a form that the host receives.

/** Receives the fields of the address, `delivery`, `payment`, `terms`, and `order` when the button to order was pressed. */
export const checkoutFormPath = '/checkout/order';
/** The checkout as the server renders it for one shopper, never cached. With `order` and `key` it shows that order. */
export const plainCheckoutPath = '/checkout/plain';
