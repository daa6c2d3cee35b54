import { getCartCode } from '../../../session/cart-code.ts';
import { fetchDeliveryQuote, type Place } from '../../../session/delivery-quote.ts';
import { cartState, type Estimate, setEstimate } from '../state/cart-state.ts';
import { errorMessage } from './tell-failure.ts';

/** Where the shopper last asked about; the estimate follows the cart for that place. */
let place: Place | null = null;
let wanted: string | null = null;
let lastAsked = 0;

/** Ways to deliver to a place, and with the cheapest of them what the whole cart costs. */
export function quoteShipping(to: Place): Promise<void> {
  place = to;
  wanted = null;
  return renewEstimate();
}

export function chooseDelivery(optionCode: string): Promise<void> {
  wanted = optionCode;
  const { estimate } = cartState();
  if (estimate) setEstimate({ ...estimate, chosen: optionCode });
  return renewEstimate();
}

/** Asks again, for the cart of now. A help: when it cannot be had the cart stays as it is, and whoever asked is told. */
export async function renewEstimate(): Promise<void> {
  lastAsked += 1;
  const turn = lastAsked;
  const estimate = await ask().catch((error: unknown) => ({ ...nothing, problem: errorMessage(error) }));
  // A later question makes this answer old.
  if (turn === lastAsked) setEstimate({ ...estimate, isAsked: place !== null });
}

type Found = Omit<Estimate, 'isAsked'>;
const nothing: Found = { totals: null, options: [], chosen: null, problem: null };

async function ask(): Promise<Found> {
  const code = getCartCode();
  if (!code) return nothing;
  const { chosen, ...found } = await fetchDeliveryQuote(code, place, wanted);
  return { ...found, chosen: chosen?.optionCode ?? null };
}
