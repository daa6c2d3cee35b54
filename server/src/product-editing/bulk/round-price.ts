// Pure: rounding of computed prices, in minor units.
import { toMinor } from '../../platform/money.ts';

export type Rounding = 'exact' | 'five-cents' | 'ten-cents' | 'whole' | 'ending-95' | 'ending-99';

/** Half a cent is rounded up. A currency without such small coins is rounded to its smallest unit. */
export function roundPrice(amount: number, rounding: Rounding, currency: string): number {
  const exact = Math.round(amount + 1e-6);
  const unit = toMinor(1, currency) ?? 1;
  const near = (step: number, short: number): number => {
    if (!Number.isInteger(step) || !Number.isInteger(short)) return exact;
    return Math.max(step - short, Math.round((amount + short) / step + 1e-9) * step - short);
  };
  switch (rounding) {
    case 'exact':
      return exact;
    case 'five-cents':
      return near(unit * 0.05, 0);
    case 'ten-cents':
      return near(unit * 0.1, 0);
    case 'whole':
      return near(unit, 0);
    case 'ending-95':
      return near(unit, unit * 0.05);
    case 'ending-99':
      return near(unit, unit * 0.01);
  }
}
