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
  'store.not-found': { status: 404, en: 'There is no store {code}', fr: 'La boutique {code} n’existe pas' },
  'language.unknown': {
    status: 400,
    en: 'The store does not speak the language {code}',
    fr: 'La boutique ne parle pas la langue {code}',
  },
  'category.not-found': { status: 404, en: 'There is no such category', fr: 'Cette catégorie n’existe pas' },
  'manufacturer.not-found': { status: 404, en: 'There is no such brand', fr: 'Cette marque n’existe pas' },
  'product.not-found': { status: 404, en: 'There is no such product', fr: 'Ce produit n’existe pas' },
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

  constructor(status: number, code: string, message: string) {
    super(message);
    this.name = 'Failure';
    this.status = status;
    this.code = code;
  }
}
