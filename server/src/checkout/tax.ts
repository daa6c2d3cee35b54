// Pure: the taxes of a place on goods and delivery. Each is a line of its own, rounded by itself.
import { proportionalShare } from '../platform/proportional-share.ts';
import type { TaxRule } from '../store/store.ts';

export interface Place {
  readonly country: string;
  /** Empty where none is known. */
  readonly zone: string;
}

export interface TaxLine {
  readonly rule: TaxRule;
  readonly amount: number;
}

/** Thousandths of a percent in the whole. */
const WHOLE = 100_000;

/** Every rule for the country and for the zone holds: Québec has Canada's tax and its own. */
export const taxRulesFor = (rules: readonly TaxRule[], { country, zone }: Place): TaxRule[] =>
  rules.filter(({ countries, zones }) => countries.includes(country) && (zones.length === 0 || zones.includes(zone)));

export function taxLines(rules: readonly TaxRule[], goods: number, delivery: number): TaxLine[] {
  return rules.map((rule) => {
    const base = rule.onDelivery ? goods + delivery : goods;
    return {
      rule,
      amount: proportionalShare(base, rule.rate, rule.included ? WHOLE + ratesInside(rules, rule) : WHOLE),
    };
  });
}

/** A price that holds several taxes holds them beside each other, not one upon the other. */
const ratesInside = (rules: readonly TaxRule[], { onDelivery }: TaxRule): number =>
  rules.filter((rule) => rule.included && rule.onDelivery === onDelivery).reduce((sum, { rate }) => sum + rate, 0);
