// Delivery prices and taxes depend on these.
import type { Address } from '@vitrine/contract/orders/orders-shapes.ts';
import { zoneOfPostcode } from './countries.ts';
import type { TaxRule } from './store-repository.ts';

export interface Place {
  readonly country: string;
  /** Empty where none is known. */
  readonly zone: string;
}

/** Rules of the country and of the zone both apply: Québec has the tax of Canada and its own. */
export const findTaxRules = (rules: readonly TaxRule[], { country, zone }: Place): TaxRule[] =>
  rules.filter(({ countries, zones }) => countries.includes(country) && (zones.length === 0 || zones.includes(zone)));

/** Where the state was sent in words, delivery and tax follow the postcode, as in the quote. */
export const placeOf = ({ country, zone, postalCode }: Pick<Address, 'country' | 'zone' | 'postalCode'>): Place => ({
  country,
  zone: zone ?? zoneOfPostcode(country, postalCode),
});
