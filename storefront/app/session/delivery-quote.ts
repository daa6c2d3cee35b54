import type { TotalEntry } from '@vitrine/contract/cart-shapes.ts';
import { quoteShipping, readTotal } from '@vitrine/contract/checkout.ts';
import type { ShippingOption } from '@vitrine/contract/checkout-shapes.ts';
import { shopperApi } from './shopper-api.client.ts';

export interface Place {
  countryCode: string;
  zoneCode: string | null;
  postalCode: string | null;
}

export interface DeliveryQuote {
  /** Ways to deliver, the cheapest first. */
  options: ShippingOption[];
  chosen: ShippingOption | null;
  /** What the whole cart costs with the chosen way; null when nothing is delivered there. */
  totals: TotalEntry[] | null;
  /** Why nothing is delivered there, in words for the shopper. */
  problem: string | null;
}

/** Ways to deliver a cart to a place, and with the wanted or else the cheapest of them what it costs. */
export async function askForDelivery(code: string, place: Place | null, wanted: string | null): Promise<DeliveryQuote> {
  const api = shopperApi();
  const { shippingOptions, message } = await api(quoteShipping, { params: { code }, body: { ...place } });
  const options = [...(shippingOptions ?? [])].sort((a, b) => a.optionPrice - b.optionPrice);
  const chosen = options.find(({ optionCode }) => optionCode === wanted) ?? options[0];
  if (!chosen) return { options, chosen: null, totals: null, problem: message };
  const { totals } = await api(readTotal, { params: { code }, query: { quote: chosen.shippingQuoteOptionId } });
  return { options, chosen, totals, problem: null };
}
