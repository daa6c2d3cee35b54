import { quoteShipping as quote, readTotal } from '@vitrine/contract/checkout.ts';
import type { ShippingOption } from '@vitrine/contract/checkout-shapes.ts';
import { recallCartCode } from '../../session/cart-code.ts';
import { shopperApi } from '../../session/shopper-api.client.ts';
import { cartState, type Estimate, setEstimate } from './cart-state.ts';
import { failureWords } from './tell-failure.ts';

export interface Place {
  countryCode: string;
  zoneCode: string | null;
  postalCode: string | null;
}

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
  const estimate = await ask().catch((error: unknown) => ({ ...nothing, problem: failureWords(error) }));
  // A later question makes this answer old.
  if (turn === lastAsked) setEstimate({ ...estimate, isAsked: place !== null });
}

type Found = Omit<Estimate, 'isAsked'>;
const nothing: Found = { totals: null, options: [], chosen: null, problem: null };

async function ask(): Promise<Found> {
  const code = recallCartCode();
  if (!code) return nothing;
  const api = shopperApi();
  const { shippingOptions, message } = await api(quote, { params: { code }, body: { ...place } });
  const options = [...(shippingOptions ?? [])].sort((a, b) => a.optionPrice - b.optionPrice);
  const chosen: ShippingOption | undefined = options.find(({ optionCode }) => optionCode === wanted) ?? options[0];
  if (!chosen) return { ...nothing, problem: message };
  const { totals } = await api(readTotal, { params: { code }, query: { quote: chosen.shippingQuoteOptionId } });
  return { totals, options, chosen: chosen.optionCode, problem: null };
}
