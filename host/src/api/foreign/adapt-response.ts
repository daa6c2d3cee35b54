// Pure: turns a response of a Shopizer server into what our pages expect. Values that Shopizer has elsewhere are taken from
// there; the rest is completed with neutral values.
import type { FoundEndpoint } from '@vitrine/contract/all-endpoints.ts';
import { cleanHtml } from '@vitrine/server/clean-html.ts';
import { completeResponse } from './complete-response.ts';

type Fields = Record<string, unknown>;

/** The response as our own server would send it; `request` is the body that was sent. */
export function adaptResponse({ name, shape }: FoundEndpoint, response: unknown, request: unknown): unknown {
  const completed = completeResponse(shape.response, derive(response));
  const cleaned = cleanTexts(completed);
  if (name === 'readConfig') return withWebAddresses(cleaned as Fields);
  if (name === 'placeOrder' || name === 'placeOrderAsCustomer') return confirmed(cleaned as Fields, request);
  return cleaned;
}

/** Fills what can be told from other fields, in every object of the response. */
function derive(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(derive);
  if (!isObject(value)) return value;
  const fields = Object.fromEntries(Object.entries(value).map(([key, field]) => [key, derive(field)]));
  for (const { applies, add } of derivations) if (applies(fields)) return { ...add(fields), ...withoutEmpty(fields) };
  return fields;
}

function cart({ subtotal, products }: Fields): Fields {
  return { subTotal: subtotal, canCheckOut: list(products).length > 0 };
}

/** A line is known by its product; Shopizer does not tell how many are left. */
const LARGEST_QUANTITY = 99;
function cartLine({ id, subTotal, quantity }: Fields): Fields {
  const most = Math.max(Number(quantity) || 1, LARGEST_QUANTITY);
  return { cartItemId: id, subtotal: subTotal, maximum: most, available: true, visible: true, canBePurchased: true };
}

const paymentStates: Readonly<Record<string, string>> = {
  PROCESSED: 'paid',
  DELIVERED: 'paid',
  REFUNDED: 'refunded',
  CANCELED: 'failed',
};
function order({ orderStatus, paymentType, totals }: Fields): Fields {
  const total = list(totals).at(-1);
  return { paymentStatus: paymentStates[String(orderStatus)] ?? 'due', paymentName: paymentType, total };
}

/** Shopizer's options name variants by their id, and its variants have stock and price inside `inventory`. */
function variant({ id, available, inventory }: Fields): Fields {
  const [stock] = list(inventory) as Fields[];
  const [price] = list(stock?.prices) as Fields[];
  const quantity = Number(stock?.quantity ?? 0);
  return {
    quantity,
    canBePurchased: available === true && quantity > 0,
    optionValues: [id],
    finalPrice: price?.finalPrice ?? stock?.price,
    originalPrice: price?.originalPrice ?? stock?.price,
    discounted: price?.discounted,
  };
}

/** Shopizer does not tell the size of a picture; the frame of a card is square. */
const picture = ({ imageName }: Fields): Fields => ({ width: 800, height: 800, alt: '', imageName: imageName ?? '' });

/** Tokens without an end are renewed after an hour. */
const DEFAULT_SECONDS = 3600;
function session({ token }: Fields): Fields {
  return { expiresIn: secondsLeft(String(token)) ?? DEFAULT_SECONDS };
}

/** Reads the end of a JSON web token. */
function secondsLeft(token: string): number | undefined {
  try {
    const { exp } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { exp?: unknown };
    return typeof exp === 'number' ? Math.max(Math.floor(exp - Date.now() / 1000), 0) : undefined;
  } catch {
    return undefined;
  }
}

/** Without verification there is nothing to remind of. */
const customer = (): Fields => ({ emailVerified: true });

const totalEntry = ({ text, module }: Fields): Fields => ({ title: text ?? module });

/** Nothing is left to do for a payment that Shopizer has accepted. */
function confirmed(confirmation: Fields, request: unknown): Fields {
  const { customer: sender } = isObject(request) ? request : {};
  const emailAddress = isObject(sender) ? (sender.emailAddress ?? '') : '';
  return { ...confirmation, paymentStatus: 'due', redirectUrl: null, emailAddress };
}

const socialNames = ['facebook', 'pinterest', 'instagram', 'youtube'];
function withWebAddresses(config: Fields): Fields {
  return { ...config, ...Object.fromEntries(socialNames.map((name) => [name, webAddress(config[name])])) };
}

interface Derivation {
  applies(fields: Fields): boolean;
  add(fields: Fields): Fields;
}

const derivations: readonly Derivation[] = [
  { applies: ({ displaySubTotal, products }) => displaySubTotal !== undefined && Array.isArray(products), add: cart },
  { applies: ({ displaySubTotal, sku }) => displaySubTotal !== undefined && sku !== undefined, add: cartLine },
  { applies: ({ orderStatus, datePurchased }) => orderStatus !== undefined && datePurchased !== undefined, add: order },
  { applies: ({ inventory, productId }) => inventory !== undefined && productId !== undefined, add: variant },
  { applies: ({ imageUrl }) => imageUrl !== undefined, add: picture },
  { applies: ({ token, id }) => typeof token === 'string' && id !== undefined, add: session },
  { applies: ({ emailAddress, billing }) => emailAddress !== undefined && isObject(billing), add: customer },
  { applies: ({ module, value }) => module !== undefined && value !== undefined, add: totalEntry },
];

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const withoutEmpty = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined && value !== null));

// Pure: removes what could run code from the texts of another server. Its merchants' HTML is not ours to trust.
/**
 * Cleans the text of every description, wherever it is in the response: pages show it as HTML. A description has an address
 * (`friendlyUrl`); other fields named `description` are plain text, which pages escape.
 */
function cleanTexts(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(cleanTexts);
  if (typeof value !== 'object' || value === null) return value;
  const cleaned = Object.fromEntries(Object.entries(value).map(([key, field]) => [key, cleanTexts(field)]));
  const { description } = cleaned;
  if (typeof description !== 'string' || !('friendlyUrl' in cleaned)) return cleaned;
  return { ...cleaned, description: cleanHtml(withoutMarker(description)) };
}

/** Shopizer puts HTML between markers. */
const withoutMarker = (html: string): string => html.replace(/^\s*<!\[CDATA\[/, '').replace(/\]\]>\s*$/, '');

/** Addresses that pages link to: anything but http(s) could run code. */
const webAddress = (text: unknown): string | null =>
  typeof text === 'string' && URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) ? text : null;
