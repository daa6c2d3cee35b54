// Pure: finds the delivery rule for a place and the amount from which delivery is free.
import type { DeliveryRule } from '../store/store.ts';

/** A rule for the zone wins over a rule for the whole country; among equals the first wins. */
export function ruleFor(rules: readonly DeliveryRule[], country: string, zone: string): DeliveryRule | undefined {
  const ofCountry = rules.filter(({ countries }) => countries.includes(country));
  return ofCountry.find(({ zones }) => zones.includes(zone)) ?? ofCountry.find(({ zones }) => zones.length === 0);
}

/** The lowest free delivery threshold of all methods; null if there is none. */
export function findFreeDeliveryThreshold(rule: DeliveryRule | undefined): number | null {
  const amounts = (rule?.methods ?? []).flatMap(({ freeFrom }) => (freeFrom === null ? [] : [freeFrom]));
  return amounts.length > 0 ? Math.min(...amounts) : null;
}
