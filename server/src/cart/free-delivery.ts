// Pure: which rule of the store delivers to a place, and from what amount it does so for nothing.
import type { DeliveryRule } from '../store/store.ts';

/** The rule that names the zone wins over the one for the whole country; among equals the first. */
export function ruleFor(rules: readonly DeliveryRule[], country: string, zone: string): DeliveryRule | undefined {
  const ofCountry = rules.filter(({ countries }) => countries.includes(country));
  return ofCountry.find(({ zones }) => zones.includes(zone)) ?? ofCountry.find(({ zones }) => zones.length === 0);
}

/** The lowest amount from which some way of delivery is free; null where none ever is. */
export function freeFromIn(rule: DeliveryRule | undefined): number | null {
  const amounts = (rule?.methods ?? []).flatMap(({ freeFrom }) => (freeFrom === null ? [] : [freeFrom]));
  return amounts.length > 0 ? Math.min(...amounts) : null;
}
