// Changes of a cart that Shopizer has in another form: our pages add to a quantity, Shopizer sets it; our pages get the cart
// back, Shopizer may answer without it.
import type { FoundEndpoint } from '@vitrine/contract/all-endpoints.ts';

export interface ForeignAnswer {
  readonly status: number;
  readonly body: unknown;
}

/** Sends a call to the other server, below `/api/v1/`. */
export type Ask = (method: string, path: string, body?: unknown) => Promise<ForeignAnswer>;

interface Item {
  readonly product?: unknown;
  readonly quantity?: unknown;
  readonly add?: unknown;
}

/** The body with quantities as Shopizer takes them: absolute, and without fields of our own. */
export async function absoluteItems({ name, params }: FoundEndpoint, body: unknown, ask: Ask): Promise<unknown> {
  if (name !== 'addToCart' && name !== 'addManyToCart') return withoutOwnFields(body as Item);
  const items = (Array.isArray(body) ? body : [body]) as Item[];
  const quantities = items.some(({ add }) => add === true) ? await quantitiesIn(cartPath(params), ask) : new Map();
  const absolute = items.map((item) => ({
    ...withoutOwnFields(item),
    quantity: Number(item.quantity) + (item.add === true ? (quantities.get(item.product) ?? 0) : 0),
  }));
  return Array.isArray(body) ? absolute : absolute[0];
}

function withoutOwnFields(item: Item & { seed?: unknown; secondCardId?: unknown }): Item {
  const { add: _, seed: __, secondCardId: ___, ...rest } = item;
  return rest;
}

async function quantitiesIn(path: string, ask: Ask): Promise<Map<unknown, number>> {
  const { body } = await ask('GET', path);
  return new Map(linesOf(body).map(({ sku, quantity }) => [sku, Number(quantity)]));
}

/** Removes every line: Shopizer has no call for it. */
export async function clearForeignCart({ params }: FoundEndpoint, ask: Ask): Promise<ForeignAnswer> {
  const path = cartPath(params);
  const { status, body } = await ask('GET', path);
  if (status === 200)
    for (const { sku } of linesOf(body)) await ask('DELETE', `${path}/product/${encodeURIComponent(String(sku))}`);
  return { status: 204, body: '' };
}

/** The cart after a line was removed. Without its last line Shopizer has no cart left: it is empty. */
export async function cartAfterRemoval(
  { name, params }: FoundEndpoint,
  request: unknown,
  answer: ForeignAnswer,
  ask: Ask,
): Promise<ForeignAnswer> {
  const isEmptied = name === 'addToCart' && answer.status === 404 && (request as Item).quantity === 0;
  const hasNoCart = name === 'removeFromCart' && answer.status < 300 && !answer.body;
  if (!isEmptied && !hasNoCart) return answer;
  const cart = await ask('GET', cartPath(params));
  return cart.status === 404 ? { status: 204, body: '' } : cart;
}

const cartPath = ({ code = '' }: FoundEndpoint['params']): string => `cart/${encodeURIComponent(code)}`;

const linesOf = (cart: unknown): { sku?: unknown; quantity?: unknown }[] =>
  (cart as { products?: { sku?: unknown; quantity?: unknown }[] } | null)?.products ?? [];
