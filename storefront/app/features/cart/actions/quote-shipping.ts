import { getCartCode } from '../../../session/cart-code.ts';
import { askForDelivery, type Place } from '../../../session/delivery-quote.ts';
import { cartState, type Estimate, setEstimate } from '../state/cart-state.ts';
import { cartErrorMessage } from './cart-toasts.ts';

/** Last place the shopper entered; the estimate is updated for it when the cart changes. */
let place: Place | null = null;
let wanted: string | null = null;
let lastAsked = 0;

/** Loads the delivery methods for a place and the totals with the cheapest one. */
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

/** Loads the estimate for the current cart. On failure the cart stays as it is and the message is shown. */
export async function renewEstimate(): Promise<void> {
  lastAsked += 1;
  const turn = lastAsked;
  const estimate = await ask().catch((error: unknown) => ({ ...nothing, problem: cartErrorMessage(error) }));
  // A newer request makes this response outdated.
  if (turn === lastAsked) setEstimate({ ...estimate, isAsked: place !== null });
}

type Found = Omit<Estimate, 'isAsked'>;
const nothing: Found = { totals: null, options: [], chosen: null, problem: null };

async function ask(): Promise<Found> {
  const code = getCartCode();
  if (!code) return nothing;
  const { chosen, ...found } = await askForDelivery(code, place, wanted);
  return { ...found, chosen: chosen?.optionCode ?? null };
}
