// Errors of the API: an HTTP status, a code for programs, a message for people.

interface Refusal {
  readonly status: number;
  readonly en: string;
  readonly fr: string;
}

/** All domain errors. `{name}` is replaced by values of the use case. */
export const refusals = {
  'request.invalid': {
    status: 400,
    en: 'Invalid request: {detail}',
    fr: 'Requête non valide\u00a0: {detail}',
  },
  'request.incomplete': {
    status: 400,
    en: 'Invalid list query: {detail}',
    fr: 'Requête de liste non valide\u00a0: {detail}',
  },
  'request.too-large': { status: 413, en: 'The request is too large', fr: 'La requête est trop volumineuse' },
  'request.unsupported': {
    status: 415,
    en: 'Unsupported content type. Send JSON',
    fr: 'Type de contenu non pris en charge. Envoyez du JSON',
  },
  'route.not-found': { status: 404, en: 'Not found', fr: 'Introuvable' },
  'request.key-reused': {
    status: 422,
    en: 'Idempotency key already used for a different request',
    fr: 'Cette clé d’idempotence a déjà servi pour une autre requête',
  },
  'request.in-progress': {
    status: 409,
    en: 'The same request is in progress. Try again',
    fr: 'Requête déjà en cours. Réessayez',
  },
  'session.required': {
    status: 401,
    en: 'Please sign in again to continue',
    fr: 'Reconnectez-vous pour continuer',
  },
  'form.invalid': { status: 400, en: '{problems}', fr: '{problems}' },
  'request.cross-site': {
    status: 403,
    en: 'Cross-site request refused',
    fr: 'Requête intersites refusée',
  },
  'request.too-many': {
    status: 429,
    en: 'Too many attempts. Try again in {minutes} min',
    fr: 'Trop de tentatives. Réessayez dans {minutes} min',
  },
  'request.busy': {
    status: 429,
    en: 'The shop is very busy. Please try again in a moment',
    fr: 'La boutique est très sollicitée. Réessayez dans un instant',
  },
  'search.too-many': {
    status: 429,
    en: 'Too many searches. Try again in a minute',
    fr: 'Trop de recherches. Réessayez dans une minute',
  },
  'page.too-many': {
    status: 429,
    en: 'Too many page requests. Try again in a minute',
    fr: 'Trop de pages demandées. Réessayez dans une minute',
  },
  'order.too-many': {
    status: 429,
    en: 'Too many orders. Try again in {minutes} min or contact us',
    fr: 'Trop de commandes. Réessayez dans {minutes} min ou écrivez-nous',
  },
  'login.refused': {
    status: 401,
    en: 'Incorrect email or password',
    fr: 'E-mail ou mot de passe incorrect',
  },
  'login.too-many': {
    status: 429,
    en: 'Too many attempts. Try again in {minutes} min or reset your password',
    fr: 'Trop de tentatives. Réessayez dans {minutes} min ou réinitialisez votre mot de passe',
  },
  'account.exists': {
    status: 409,
    en: 'An account already exists. Sign in or reset your password',
    fr: 'Un compte existe déjà. Connectez-vous ou réinitialisez le mot de passe',
  },
  'password.required': {
    status: 400,
    en: 'Enter your current password',
    fr: 'Saisissez votre mot de passe actuel',
  },
  'password.wrong': {
    status: 400,
    en: 'Your current password is incorrect',
    fr: 'Votre mot de passe actuel est incorrect',
  },
  'reset.invalid': {
    status: 400,
    en: 'This reset link is invalid',
    fr: 'Ce lien de réinitialisation n’est pas valide',
  },
  'verification.invalid': {
    status: 400,
    en: 'This link is invalid or has already been used',
    fr: 'Ce lien n’est pas valide ou a déjà été utilisé',
  },
  'verification.password': {
    status: 400,
    en: 'Choose a password to confirm this address',
    fr: 'Choisissez un mot de passe pour confirmer cette adresse',
  },
  'verification.login': {
    status: 403,
    en: 'Sign in to your account to confirm this address',
    fr: 'Connectez-vous à votre compte pour confirmer cette adresse',
  },
  'store.not-found': { status: 404, en: 'Store {code} not found', fr: 'Boutique {code} introuvable' },
  'category.not-found': { status: 404, en: 'Category not found', fr: 'Catégorie introuvable' },
  'manufacturer.not-found': { status: 404, en: 'Brand not found', fr: 'Marque introuvable' },
  'product.not-found': { status: 404, en: 'Product not found', fr: 'Produit introuvable' },
  'product.out-of-stock': {
    status: 400,
    en: 'Only {left} left of {name}',
    fr: 'Il n’en reste que {left}\u00a0: {name}',
  },
  'product.sold-out': { status: 400, en: '{name} is sold out', fr: '{name} est épuisé' },
  'product.unavailable': {
    status: 400,
    en: '{name} cannot be ordered at the moment',
    fr: '{name} ne peut pas être commandé pour le moment',
  },
  'product.choose-option': { status: 400, en: 'Choose a {option}', fr: 'Choisissez une option\u00a0: {option}' },
  'cart.not-found': { status: 404, en: 'Cart not found', fr: 'Panier introuvable' },
  'cart.full': {
    status: 400,
    en: 'A cart can hold up to {max} different products',
    fr: 'Un panier peut contenir jusqu’à {max} produits différents',
  },
  'cart.too-many': {
    status: 400,
    en: 'You can order up to {max} of one product',
    fr: 'Vous pouvez commander jusqu’à {max} exemplaires d’un même produit',
  },
  'cart.empty': { status: 400, en: 'Your cart is empty', fr: 'Votre panier est vide' },
  'coupon.unknown': { status: 404, en: 'This code is not valid', fr: 'Ce code n’est pas valable' },
  'coupon.ended': { status: 400, en: 'This code expired on {date}', fr: 'Ce code a expiré le {date}' },
  'coupon.not-begun': {
    status: 400,
    en: 'This code is valid from {date}',
    fr: 'Ce code est valable à partir du {date}',
  },
  'coupon.minimum': {
    status: 400,
    en: 'This code requires {minimum}. Add {missing} more',
    fr: 'Minimum {minimum}\u00a0: ajoutez {missing}',
  },
  'coupon.used-up': { status: 400, en: 'This code is no longer available', fr: 'Ce code n’est plus disponible' },
  'coupon.used-by-you': { status: 400, en: 'You have already used this code', fr: 'Vous avez déjà utilisé ce code' },
  'coupon.nothing': {
    status: 400,
    en: 'This code does not apply to any item in your cart',
    fr: 'Ce code ne s’applique à aucun article de votre panier',
  },
  'quote.not-found': {
    status: 404,
    en: 'This delivery estimate has expired. Calculate delivery again',
    fr: 'Cette estimation de livraison a expiré. Calculez à nouveau la livraison',
  },
  'order.placed': {
    status: 409,
    en: 'This cart has already been ordered. You will find the order in your email or your account',
    fr: 'Ce panier a déjà été commandé. Vous trouverez la commande dans vos e-mails ou votre compte',
  },
  'order.not-found': { status: 404, en: 'Order not found', fr: 'Commande introuvable' },
  'invoice.not-yet': {
    status: 409,
    en: 'There is no invoice for this order',
    fr: 'Il n’y a pas de facture pour cette commande',
  },
  'order.incomplete': {
    status: 400,
    en: 'Some details are missing or incorrect: {problems}',
    fr: 'Informations manquantes ou incorrectes\u00a0: {problems}',
  },
  'order.currency': {
    status: 400,
    en: 'This shop charges in {currency}',
    fr: 'Cette boutique facture en {currency}',
  },
  'order.terms': {
    status: 400,
    en: 'Accept the terms to place your order',
    fr: 'Acceptez les conditions pour passer la commande',
  },
  'order.price-changed': {
    status: 409,
    en: 'The total has changed to {total}. Check your order before paying',
    fr: 'Le total est passé à {total}. Vérifiez votre commande avant de payer',
  },
  'order.stock-changed': {
    status: 409,
    en: '{name} has changed. Check your order before paying',
    fr: '{name} a changé. Vérifiez votre commande avant de payer',
  },
  'order.not-open': {
    status: 409,
    en: 'This order is not awaiting payment',
    fr: 'Cette commande n’attend pas de paiement',
  },
  'order.not-restorable': {
    status: 409,
    en: 'This order is confirmed and cannot return to the cart',
    fr: 'Cette commande est confirmée et ne peut revenir au panier',
  },
  'order.cannot': {
    status: 409,
    en: 'Order {id} is {state}: {reason}',
    fr: 'Commande {id}, état {state}\u00a0: {reason}',
  },
  'payment.needs-page': {
    status: 400,
    en: 'This payment method needs a redirect',
    fr: 'Ce moyen de paiement nécessite une redirection',
  },
  'payment.declined': {
    status: 402,
    en: 'Your card was declined. Try another card or another way to pay',
    fr: 'Votre carte a été refusée. Essayez une autre carte ou un autre moyen de paiement',
  },
  'payment.action': {
    status: 402,
    en: 'Your bank asks you to confirm this payment. Pay on this page: {url}',
    fr: 'Votre banque vous demande de confirmer ce paiement. Payez sur cette page\u00a0: {url}',
  },
  'payment.too-many': {
    status: 429,
    en: 'Too many attempts. Wait a few minutes before paying again',
    fr: 'Trop de tentatives. Attendez quelques minutes avant de payer à nouveau',
  },
  'payment.away': {
    status: 503,
    en: 'The payment provider is not responding. Please try again in a moment',
    fr: 'Le prestataire de paiement ne répond pas. Réessayez dans un instant',
  },
  'payment.refused': {
    status: 502,
    en: 'This payment method is currently unavailable. Choose another one or contact us',
    fr: 'Ce moyen de paiement est momentanément indisponible. Choisissez-en un autre ou écrivez-nous',
  },
  'payment.unverified': {
    status: 401,
    en: 'Invalid webhook signature',
    fr: 'Signature de webhook non valide',
  },
  'preorder.not-offered': {
    status: 409,
    en: '{name} cannot be pre-ordered',
    fr: '{name} ne peut pas être précommandé',
  },
  'preorder.in-stock': {
    status: 409,
    en: '{name} has arrived. You can order it now',
    fr: '{name} est arrivé. Vous pouvez le commander',
  },
  'alert.in-stock': {
    status: 409,
    en: '{name} is in stock. You can order it now',
    fr: '{name} est en stock. Vous pouvez le commander',
  },
  'link.invalid': {
    status: 404,
    en: 'This link is no longer valid',
    fr: 'Ce lien n’est plus valable',
  },
  'review.not-found': { status: 404, en: 'Review not found', fr: 'Avis introuvable' },
  'review.exists': {
    status: 409,
    en: 'You have already reviewed this product. You can edit your review',
    fr: 'Vous avez déjà donné votre avis sur ce produit. Vous pouvez le modifier',
  },
  'review.own': {
    status: 409,
    en: 'You cannot vote for your own review',
    fr: 'Vous ne pouvez pas voter pour votre propre avis',
  },
  'review.decided': {
    status: 409,
    en: 'Review {id} is already {state}',
    fr: 'Avis {id} déjà traité, état {state}',
  },
  'group.not-found': { status: 404, en: 'Product group not found', fr: 'Groupe de produits introuvable' },
  'content.not-found': { status: 404, en: 'Page not found', fr: 'Page introuvable' },
  'picture.not-found': { status: 404, en: 'Image not found', fr: 'Image introuvable' },
  'shop.unavailable': {
    status: 503,
    en: 'The shop is temporarily unavailable. Please try again in a moment',
    fr: 'La boutique est momentanément indisponible. Réessayez dans un instant',
  },
} as const satisfies Record<string, Refusal>;

export type RefusalCode = keyof typeof refusals;

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
