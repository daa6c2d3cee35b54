// A refused call as both sides know it: an HTTP status, a code to act on, a message to show.

interface Refusal {
  readonly status: number;
  readonly en: string;
  readonly fr: string;
}

/** Every expected "no" of the shop. `{name}` is filled with what the use case knows. */
export const refusals = {
  'request.invalid': {
    status: 400,
    en: 'The request is not valid: {detail}',
    fr: 'La requête n’est pas valable : {detail}',
  },
  'request.incomplete': {
    status: 400,
    en: 'Say what to list: {detail}',
    fr: 'Précisez ce qu’il faut lister : {detail}',
  },
  'request.too-large': { status: 413, en: 'The request is too large', fr: 'La requête est trop volumineuse' },
  'request.unsupported': { status: 415, en: 'Send JSON', fr: 'Envoyez du JSON' },
  'route.not-found': { status: 404, en: 'There is nothing at this address', fr: 'Il n’y a rien à cette adresse' },
  'request.key-reused': {
    status: 422,
    en: 'This idempotency key came with another request before',
    fr: 'Cette clé d’idempotence a déjà servi pour une autre requête',
  },
  'request.in-progress': {
    status: 409,
    en: 'The same request is being worked on. Ask again in a moment',
    fr: 'La même requête est en cours. Redemandez dans un instant',
  },
  'session.required': {
    status: 401,
    en: 'Please log in again to continue',
    fr: 'Reconnectez-vous pour continuer',
  },
  'form.invalid': { status: 400, en: '{problems}', fr: '{problems}' },
  'request.cross-site': {
    status: 403,
    en: 'This can only be asked from the shop itself',
    fr: 'Cette demande doit venir de la boutique elle-même',
  },
  'request.too-many': {
    status: 429,
    en: 'Too many tries. Wait {minutes} minutes',
    fr: 'Trop d’essais. Attendez {minutes} minutes',
  },
  'request.busy': {
    status: 429,
    en: 'The shop is very busy. Please try again in a moment',
    fr: 'La boutique est très sollicitée. Réessayez dans un instant',
  },
  'search.too-many': {
    status: 429,
    en: 'Very many searches have come from your network. Wait a minute, then try again',
    fr: 'De très nombreuses recherches sont venues de votre réseau. Attendez une minute, puis réessayez',
  },
  'page.too-many': {
    status: 429,
    en: 'Too many pages have been requested from your network. Wait a minute, then try again',
    fr: 'Trop de pages ont été demandées depuis votre réseau. Attendez une minute, puis réessayez',
  },
  'order.too-many': {
    status: 429,
    en: 'Too many orders in a short time. Wait {minutes} minutes, or write to us',
    fr: 'Trop de commandes en peu de temps. Attendez {minutes} minutes ou écrivez-nous',
  },
  'login.refused': {
    status: 401,
    en: 'E-mail or password is not right',
    fr: 'L’e-mail ou le mot de passe est incorrect',
  },
  'login.too-many': {
    status: 429,
    en: 'Too many tries. Wait {minutes} minutes, or reset your password',
    fr: 'Trop d’essais. Attendez {minutes} minutes ou changez de mot de passe',
  },
  'account.exists': {
    status: 409,
    en: 'An account uses this e-mail. Log in or reset the password',
    fr: 'Un compte utilise cette adresse. Connectez-vous ou changez le mot de passe',
  },
  'password.required': {
    status: 400,
    en: 'Enter your current password',
    fr: 'Saisissez votre mot de passe actuel',
  },
  'password.wrong': {
    status: 400,
    en: 'That is not your current password',
    fr: 'Ce n’est pas votre mot de passe actuel',
  },
  'reset.invalid': {
    status: 400,
    en: 'This reset link is invalid',
    fr: 'Ce lien de réinitialisation n’est pas valide',
  },
  'verification.invalid': {
    status: 400,
    en: 'This link is invalid or was used before',
    fr: 'Ce lien n’est pas valide ou a déjà été utilisé',
  },
  'store.not-found': { status: 404, en: 'There is no store {code}', fr: 'La boutique {code} n’existe pas' },
  'language.unknown': {
    status: 400,
    en: 'The store does not speak the language {code}',
    fr: 'La boutique ne parle pas la langue {code}',
  },
  'category.not-found': { status: 404, en: 'There is no such category', fr: 'Cette catégorie n’existe pas' },
  'manufacturer.not-found': { status: 404, en: 'There is no such brand', fr: 'Cette marque n’existe pas' },
  'product.not-found': { status: 404, en: 'There is no such product', fr: 'Ce produit n’existe pas' },
  'product.out-of-stock': {
    status: 400,
    en: 'Only {left} left of {name}',
    fr: 'Il n’en reste que {left} : {name}',
  },
  'product.sold-out': { status: 400, en: '{name} is sold out', fr: '{name} est épuisé' },
  'product.unavailable': {
    status: 400,
    en: '{name} cannot be ordered at the moment',
    fr: '{name} ne peut pas être commandé pour le moment',
  },
  'product.choose-option': { status: 400, en: 'Choose a {option}', fr: 'Choisissez une option : {option}' },
  'cart.not-found': { status: 404, en: 'There is no such cart', fr: 'Ce panier n’existe pas' },
  'cart.full': {
    status: 400,
    en: 'A cart holds {most} different products at most',
    fr: 'Un panier contient au plus {most} produits différents',
  },
  'cart.too-many': {
    status: 400,
    en: 'At most {most} pieces of one product can be ordered at once',
    fr: 'Au plus {most} pièces d’un même produit par commande',
  },
  'cart.empty': { status: 400, en: 'Your cart is empty', fr: 'Votre panier est vide' },
  'coupon.unknown': { status: 404, en: 'We do not know this code', fr: 'Ce code n’existe pas' },
  'coupon.ended': { status: 400, en: 'This code ended on {date}', fr: 'Ce code a expiré le {date}' },
  'coupon.not-begun': {
    status: 400,
    en: 'This code can be used from {date}',
    fr: 'Ce code est valable à partir du {date}',
  },
  'coupon.minimum': {
    status: 400,
    en: 'This code needs an order of {minimum}: {missing} to go',
    fr: 'Ce code demande une commande de {minimum} : il manque {missing}',
  },
  'coupon.used-up': { status: 400, en: 'This code has been used up', fr: 'Ce code n’est plus disponible' },
  'coupon.used-by-you': { status: 400, en: 'You have used this code already', fr: 'Vous avez déjà utilisé ce code' },
  'coupon.nothing': {
    status: 400,
    en: 'This code does not apply to anything in your cart',
    fr: 'Ce code ne s’applique à aucun article de votre panier',
  },
  'quote.not-found': {
    status: 404,
    en: 'This delivery quote is no longer valid. Ask for a new one',
    fr: 'Cette estimation de livraison n’est plus valable. Demandez-en une nouvelle',
  },
  'order.not-found': { status: 404, en: 'There is no such order', fr: 'Cette commande n’existe pas' },
  'invoice.not-yet': {
    status: 409,
    en: 'There is no invoice for this order',
    fr: 'Il n’y a pas de facture pour cette commande',
  },
  'order.incomplete': {
    status: 400,
    en: 'Some details are missing or not right',
    fr: 'Certaines informations manquent ou ne conviennent pas',
  },
  'order.terms': {
    status: 400,
    en: 'Accept the terms to place your order',
    fr: 'Acceptez les conditions pour passer la commande',
  },
  'order.price-changed': {
    status: 409,
    en: 'The total changed to {total}. Check your order before paying',
    fr: 'Le total est passé à {total}. Vérifiez votre commande avant de payer',
  },
  'order.stock-changed': {
    status: 409,
    en: '{name} changed. Check your order before paying',
    fr: '{name} a changé. Vérifiez votre commande avant de payer',
  },
  'order.not-open': {
    status: 409,
    en: 'This order is not waiting for a payment',
    fr: 'Cette commande n’attend pas de paiement',
  },
  'order.not-restorable': {
    status: 409,
    en: 'This order stands: its goods cannot go back into a cart',
    fr: 'Cette commande est valable : ses articles ne peuvent pas revenir dans un panier',
  },
  'order.cannot': {
    status: 409,
    en: 'Order {id} is {state}: {reason}',
    fr: 'Commande {id}, état {state} : {reason}',
  },
  'payment.needs-page': {
    status: 400,
    en: 'This way to pay needs a page of its provider, which this storefront cannot open',
    fr: 'Ce moyen de paiement demande une page que cette boutique ne sait pas ouvrir',
  },
  'payment.too-many': {
    status: 429,
    en: 'Too many tries. Wait a few minutes before you try to pay again',
    fr: 'Trop d’essais. Attendez quelques minutes avant de réessayer de payer',
  },
  'payment.away': {
    status: 503,
    en: 'The payment provider does not answer. Please try again in a moment',
    fr: 'Le prestataire de paiement ne répond pas. Réessayez dans un instant',
  },
  'payment.refused': {
    status: 502,
    en: 'This way to pay does not work right now. Please choose another one or write to us',
    fr: 'Ce moyen de paiement ne fonctionne pas pour le moment. Choisissez-en un autre ou écrivez-nous',
  },
  'payment.unverified': {
    status: 401,
    en: 'This notice is not from the payment provider',
    fr: 'Cet avis ne vient pas du prestataire de paiement',
  },
  'preorder.not-offered': {
    status: 409,
    en: '{name} cannot be pre-ordered',
    fr: '{name} ne peut pas être précommandé',
  },
  'preorder.in-stock': {
    status: 409,
    en: '{name} has arrived: you can order it now',
    fr: '{name} est arrivé : vous pouvez le commander',
  },
  'alert.in-stock': {
    status: 409,
    en: '{name} is in stock: you can order it now',
    fr: '{name} est en stock : vous pouvez le commander',
  },
  'link.invalid': {
    status: 404,
    en: 'This link is no longer valid',
    fr: 'Ce lien n’est plus valable',
  },
  'review.not-found': { status: 404, en: 'There is no such review', fr: 'Cet avis n’existe pas' },
  'review.exists': {
    status: 409,
    en: 'You have reviewed this product already. You can change your review',
    fr: 'Vous avez déjà donné votre avis sur ce produit. Vous pouvez le modifier',
  },
  'review.own': {
    status: 409,
    en: 'You cannot vote for your own review',
    fr: 'Vous ne pouvez pas voter pour votre propre avis',
  },
  'review.decided': {
    status: 409,
    en: 'Review {id} is {state} already',
    fr: 'Avis {id}, état {state} : c’est déjà fait',
  },
  'group.not-found': { status: 404, en: 'There is no such product group', fr: 'Ce groupe de produits n’existe pas' },
  'content.not-found': { status: 404, en: 'There is no such page', fr: 'Cette page n’existe pas' },
  'picture.not-found': { status: 404, en: 'There is no such picture', fr: 'Cette image n’existe pas' },
  'shop.unavailable': {
    status: 503,
    en: 'The shop cannot answer right now. Please try again in a moment',
    fr: 'La boutique ne peut pas répondre pour le moment. Réessayez dans un instant',
  },
} as const satisfies Record<string, Refusal>;

export type RefusalCode = keyof typeof refusals;

/** What a refused call carries in the caller's hands. */
export class Failure extends Error {
  readonly status: number;
  readonly code: string;
  /** What the server sent beside the message, to go on from there. */
  readonly details: Readonly<Record<string, unknown>>;

  constructor(status: number, code: string, message: string, details: Readonly<Record<string, unknown>> = {}) {
    super(message);
    this.name = 'Failure';
    this.status = status;
    this.code = code;
    this.details = details;
  }
}
