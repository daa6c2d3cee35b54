import { getCartCode } from '../../../session/cart-code.ts';
import { fetchDeliveryQuote, type Place } from '../../../session/delivery-quote.ts';
import { cartState, type Estimate, setEstimate } from '../state/cart-state.ts';
import { cartErrorMessage } from './cart-toasts.ts';

/** Last place the shopper entered; the estimate is updated for it when the cart changes. */
let place: Place | null = null;
let chosenOption: string | null = null;
let lastRequest = 0;

/** Loads the delivery methods for a place and the totals with the cheapest one. */
export function quoteShipping(to: Place): Promise<void> {
  place = to;
  chosenOption = null;
  return renewEstimate();
}

export function chooseDelivery(optionCode: string): Promise<void> {
  chosenOption = optionCode;
  const { estimate } = cartState();
  if (estimate) setEstimate({ ...estimate, chosen: optionCode });
  return renewEstimate();
}

/** Loads the estimate for the current cart. On failure the cart stays as it is and the message is shown. */
export async function renewEstimate(): Promise<void> {
  lastRequest += 1;
  const turn = lastRequest;
  const estimate = await fetchEstimate().catch((error: unknown) => ({ ...nothing, problem: cartErrorMessage(error) }));
  // A newer request makes this response outdated.
  if (turn === lastRequest) setEstimate({ ...estimate, isAsked: place !== null });
}

type FetchedEstimate = Omit<Estimate, 'isAsked'>;
const nothing: FetchedEstimate = { totals: null, options: [], chosen: null, problem: null };

async function fetchEstimate(): Promise<FetchedEstimate> {
  const code = getCartCode();
  if (!code) return nothing;
  const { chosen, ...found } = await fetchDeliveryQuote(code, place, chosenOption);
  return { ...found, chosen: chosen?.optionCode ?? null };
}
