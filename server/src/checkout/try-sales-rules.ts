// Says what an order would cost by rules that the merchant is just writing: the calculation is that of the checkout.
import type { SalesRulesTrial, TriedSalesRules } from '@vitrine/contract/checkout/staff-checkout-shapes.ts';
import { ruleFor } from '../cart/cart.ts';
import { throwDomainError } from '../platform/domain-error.ts';
import { findTaxRules, hasZone, isCountry, placeOf, type StaffContext } from '../store/store.ts';
import { calculateTotal, priceMethods } from './calculate-total.ts';

export async function trySalesRules(ctx: StaffContext, trial: SalesRulesTrial): Promise<TriedSalesRules> {
  const { country, zone, items, delivery, taxes } = trial;
  if (!isCountry(country)) throwDomainError('request.invalid', { detail: 'country' }, { field: 'country' });
  if (zone && !hasZone(country, zone)) throwDomainError('request.invalid', { detail: 'zone' }, { field: 'zone' });
  const place = placeOf(trial);
  const rule = ruleFor(delivery, country, place.zone);
  const taxRules = findTaxRules(taxes, place);
  const nameOf = (names: Readonly<Record<string, string>>): string =>
    names[ctx.language] ?? names[ctx.store.languages[0] ?? ''] ?? Object.values(names)[0] ?? '';
  const methods = rule ? priceMethods(rule, items, false) : [];
  return {
    zone: place.zone,
    methods: methods.map(({ method: { code, name, minimumDays, maximumDays }, price }) => {
      const { total, taxes: lines } = calculateTotal(items, price, taxRules);
      return {
        code,
        name: nameOf(name),
        price,
        minimumDays,
        maximumDays,
        taxes: lines.map(({ rule: { name, rate, included }, amount }) => ({
          name: nameOf(name),
          rate,
          amount,
          included,
        })),
        total,
      };
    }),
  };
}
