import type { Cart } from '@vitrine/contract/cart/cart-shapes.ts';
import { useEffect } from 'react';
import { loadShopperCountry } from '../../../forms/use-shopper-country.ts';
import { languageOf } from '../../../i18n/language.ts';
import { getCartCode } from '../../../session/cart-code.ts';
import { fetchDeliveryQuote, type Place } from '../../../session/delivery-quote.ts';
import { chosenCountry } from '../../../session/shopper-country.ts';
import { cartErrorMessage, cartState, type Estimate, setEstimate, settledCart, useCart } from '../cart-store.ts';

/** Last place the shopper entered; the estimate is updated for it when the cart changes. */
let place: Place | null = null;
let chosenOption: string | null = null;
let lastRequest = 0;

/** Loads the delivery methods for a place and the totals with the cheapest one. */
export function quoteShipping(to: Place): Promise<void> {
  place = to;
  chosenCountry.set(to.countryCode);
  chosenOption = null;
  return renewEstimate();
}

export function chooseDelivery(optionCode: string): Promise<void> {
  chosenOption = optionCode;
  const { estimate } = cartState();
  if (estimate) setEstimate({ ...estimate, chosen: optionCode });
  return renewEstimate();
}

/** Loads the estimate for the current cart. On an error the cart stays as it is and the message is shown. */
async function renewEstimate(): Promise<void> {
  lastRequest += 1;
  const turn = lastRequest;
  const estimate = await fetchEstimate().catch((error: unknown) => ({ ...nothing, error: cartErrorMessage(error) }));
  // A newer request makes this response outdated.
  if (turn === lastRequest) setEstimate({ ...estimate, isAsked: place !== null });
}

type FetchedEstimate = Omit<Estimate, 'isAsked'>;
const nothing: FetchedEstimate = {
  totals: null,
  options: [],
  chosen: null,
  taxByState: false,
  country: null,
  error: null,
};

async function fetchEstimate(): Promise<FetchedEstimate> {
  const code = getCartCode();
  if (!code) return nothing;
  const to = place ?? (await guessPlace());
  const { chosen, ...found } = await fetchDeliveryQuote(code, to, chosenOption);
  return { ...found, chosen: chosen?.optionCode ?? null, country: to?.countryCode ?? null };
}

async function guessPlace(): Promise<Place | null> {
  const country = await loadShopperCountry(languageOf(location.pathname));
  return country ? { countryCode: country, zoneCode: null, postalCode: null } : null;
}

let estimated: Cart | null = null;

/** Updates the delivery estimate after each change the server has confirmed. */
export function useEstimate(): void {
  const { cart, isPending } = useCart();
  const settled = cart && !isPending ? settledCart() : null;
  useEffect(() => {
    if (!settled || settled === estimated) return;
    estimated = settled;
    renewEstimate();
  }, [settled]);
}
