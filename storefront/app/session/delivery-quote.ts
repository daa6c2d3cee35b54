import type { TotalEntry } from '@vitrine/contract/cart/cart-shapes.ts';
import { quoteShipping, readTotal } from '@vitrine/contract/checkout/checkout.ts';
import type { ShippingOption } from '@vitrine/contract/checkout/checkout-shapes.ts';
import { shopperApi } from './shopper-api.client.ts';

export interface Place {
  countryCode: string;
  zoneCode: string | null;
  postalCode: string | null;
}

export interface DeliveryQuote {
  /** Delivery methods, the cheapest first. */
  options: ShippingOption[];
  chosen: ShippingOption | null;
  /** Totals of the cart with the chosen method; null when there is no delivery to this address. */
  totals: TotalEntry[] | null;
  /** Taxes depend on a state that is not known yet. */
  taxByState: boolean;
  /** The message for the shopper when there is no delivery to this address. */
  error: string | null;
}

/** Fetches the delivery methods of a cart for an address, and the totals with the requested or the cheapest one. */
export async function fetchDeliveryQuote(
  code: string,
  place: Place | null,
  preferredCode: string | null,
): Promise<DeliveryQuote> {
  const api = shopperApi();
  const {
    shippingOptions,
    message,
    taxByState = false,
  } = await api(quoteShipping, { params: { code }, body: { ...place } });
  const options = [...(shippingOptions ?? [])].sort((a, b) => a.optionPrice - b.optionPrice);
  const chosen = options.find(({ optionCode }) => optionCode === preferredCode) ?? options[0];
  if (!chosen) return { options, chosen: null, totals: null, taxByState, error: message };
  const { totals } = await api(readTotal, { params: { code }, query: { quote: chosen.shippingQuoteOptionId } });
  return { options, chosen, totals, taxByState, error: null };
}
