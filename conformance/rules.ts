// Public storefronts rely on more than the shape of a response: each rule says what is wrong, or nothing.
import { at, listAt, numberAt, textAt } from './read-body.ts';
import type { Rule } from './result.ts';

type Path = readonly (string | number)[];

export const equals =
  (expected: unknown, ...path: Path): Rule =>
  (body) => {
    const value = at(body, ...path);
    return value === expected
      ? undefined
      : `${path.join('.')}: expected ${JSON.stringify(expected)}, got ${JSON.stringify(value)}`;
  };

export const isText =
  (...path: Path): Rule =>
  (body) =>
    textAt(body, ...path) === undefined
      ? `${path.join('.')}: expected a text, got ${JSON.stringify(at(body, ...path))}`
      : undefined;

export const hasEntries =
  (...path: Path): Rule =>
  (body) =>
    listAt(body, ...path).length === 0 ? `${path.join('.') || 'body'}: expected at least one entry` : undefined;

export const hasNoEntries =
  (...path: Path): Rule =>
  (body) =>
    listAt(body, ...path).length > 0 ? `${path.join('.') || 'body'}: expected no entry` : undefined;

export const isList: Rule = (body) => (Array.isArray(body) ? undefined : 'body: expected a list');

/** A storefront on another origin has nothing in the storage of the server's. */
export const clearsNothing: Rule = (_, headers) =>
  headers.has('clear-site-data') ? 'clear-site-data: expected none for another origin' : undefined;

/** A cart with one line, of this product. */
export const holdsOnly =
  (product: number, quantity: number): Rule =>
  (body) => {
    const lines = listAt(body, 'products').map((line) => [at(line, 'id'), at(line, 'quantity')]);
    return JSON.stringify(lines) === JSON.stringify([[product, quantity]])
      ? undefined
      : `products: expected ${quantity} of ${product}, got ${JSON.stringify(lines)}`;
  };

/** Storefronts show success only when there is a body. */
export const isNotEmpty: Rule = (body) =>
  body === '' || body === null ? 'body: expected something, got nothing' : undefined;

/** An error must tell storefronts why. */
export const hasMessage: Rule = (body) =>
  textAt(body, 'message') === undefined ? 'message: expected a text that says why' : undefined;

/** Storefronts take the value of the last entry as the amount to pay. */
export const endsWithTotal =
  (...path: Path): Rule =>
  (body) => {
    const code = at(body, ...path, -1, 'code');
    return code === 'order.total.total'
      ? undefined
      : `${path.join('.')}: the last entry is ${JSON.stringify(code)}, not the grand total`;
  };

/** A category's page reads into both. */
export const hasChildrenAndParent: Rule = (body) => {
  if (!Array.isArray(at(body, 'children'))) return 'children: expected a list, also when there is none';
  return at(body, 'parent') === undefined ? 'parent: expected null or a category, got nothing' : undefined;
};

/** Cards of a home page read into the first picture, and into the properties. */
export const canBeDrawn: Rule = (body) => {
  for (const product of listAt(body, 'products')) {
    const name = textAt(product, 'description', 'name') ?? at(product, 'id');
    if (listAt(product, 'images').length === 0) return `products: ${name} has no picture`;
    if (!Array.isArray(at(product, 'properties'))) return `products: ${name} has no list of properties`;
  }
  return undefined;
};

/** The badge of the cart shows the sum. */
export const countsPieces: Rule = (body) => {
  const sum = listAt(body, 'products').reduce<number>((total, line) => total + (numberAt(line, 'quantity') ?? 0), 0);
  return numberAt(body, 'quantity') === sum ? undefined : `quantity: expected ${sum}, the sum of the lines`;
};

/** `subtotal` is after the discount, and the line of the discount is positive. */
export const showsDiscount: Rule = (body) => {
  const lines = listAt(body, 'products').reduce<number>((total, line) => total + (numberAt(line, 'subTotal') ?? 0), 0);
  const subtotal = numberAt(body, 'subtotal') ?? Number.NaN;
  if (!(subtotal < lines)) return `subtotal: expected less than ${lines}, the sum of the lines before the discount`;
  const discount = listAt(body, 'totals').find((entry) => /discount|promo/.test(textAt(entry, 'code') ?? ''));
  const value = numberAt(discount, 'value') ?? 0;
  return discount === undefined || value > 0 ? undefined : `totals: expected a positive discount, got ${value}`;
};

/** Browsers ask before every call, because storefronts always send the header. */
export const allowsAuthorization: Rule = (_, headers) =>
  /authorization|\*/i.test(headers.get('access-control-allow-headers') ?? '')
    ? undefined
    : 'access-control-allow-headers: expected authorization';
