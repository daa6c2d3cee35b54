// Errors of the API: an HTTP status, a code for programs, a message for people.
import { fillIn } from './fill-in.ts';
import { failureMessages } from './messages/en/failure.ts';
import { translate } from './messages/translate.ts';

/** All domain errors, with their HTTP status. Their messages are in `messages/<language>/failure.ts`. */
export const refusalStatus = {
  'request.invalid': 400,
  'request.incomplete': 400,
  'request.too-large': 413,
  'request.unsupported': 415,
  'route.not-found': 404,
  'request.key-reused': 422,
  'request.in-progress': 409,
  'session.required': 401,
  'form.invalid': 400,
  'request.cross-site': 403,
  'request.too-many': 429,
  'request.busy': 429,
  'search.too-many': 429,
  'page.too-many': 429,
  'order.too-many': 429,
  'login.refused': 401,
  'login.too-many': 429,
  'account.exists': 409,
  'password.required': 400,
  'password.wrong': 400,
  'reset.invalid': 400,
  'verification.invalid': 400,
  'verification.password': 400,
  'verification.login': 403,
  'store.not-found': 404,
  'shop.has-orders': 409,
  'shop.several-stores': 409,
  'category.not-found': 404,
  'manufacturer.not-found': 404,
  'product.not-found': 404,
  'product.out-of-stock': 400,
  'product.sold-out': 400,
  'product.unavailable': 400,
  'product.choose-option': 400,
  'cart.not-found': 404,
  'cart.full': 400,
  'cart.too-many': 400,
  'cart.empty': 400,
  'price.invalid': 400,
  'sale.not-lower': 400,
  'sale.none': 409,
  'period.invalid': 400,
  'coupon.code': 400,
  'coupon.percent': 400,
  'coupon.unknown': 404,
  'coupon.ended': 400,
  'coupon.not-begun': 400,
  'coupon.minimum': 400,
  'coupon.used-up': 400,
  'coupon.used-by-you': 400,
  'coupon.nothing': 400,
  'quote.not-found': 404,
  'order.placed': 409,
  'order.not-found': 404,
  'invoice.not-yet': 409,
  'order.incomplete': 400,
  'order.currency': 400,
  'order.terms': 400,
  'order.price-changed': 409,
  'order.stock-changed': 409,
  'order.not-open': 409,
  'order.not-restorable': 409,
  'order.cannot': 409,
  'history.not-found': 404,
  'history.cannot-undo': 409,
  'redirect.address': 400,
  'redirect.foreign': 400,
  'redirect.has-page': 409,
  'redirect.loop': 409,
  'redirect.not-found': 404,
  'payment.needs-page': 400,
  'payment.declined': 402,
  'payment.action': 402,
  'payment.too-many': 429,
  'payment.away': 503,
  'payment.refused': 502,
  'payment.unverified': 401,
  'preorder.not-offered': 409,
  'preorder.in-stock': 409,
  'alert.in-stock': 409,
  'link.invalid': 404,
  'review.not-found': 404,
  'review.exists': 409,
  'review.own': 409,
  'review.decided': 409,
  'group.not-found': 404,
  'content.not-found': 404,
  'picture.not-found': 404,
  'shop.unavailable': 503,
} as const satisfies Readonly<Record<keyof typeof failureMessages, number>>;

export type RefusalCode = keyof typeof refusalStatus;

/** The message in a language; `{name}` is replaced by the value of that name. */
export const refusalMessage = (
  code: RefusalCode,
  values: Readonly<Record<string, string | number>>,
  language: string,
): string => fillIn(translate(failureMessages, language)[code], values);

/** The error that a client throws for a refused call. */
export class Failure extends Error {
  readonly status: number;
  readonly code: string;
  /** Data sent with the message. */
  readonly details: Readonly<Record<string, unknown>>;

  constructor(status: number, code: string, message: string, details: Readonly<Record<string, unknown>> = {}) {
    super(message);
    this.name = 'Failure';
    this.status = status;
    this.code = code;
    this.details = details;
  }
}
