// Converts between our minor units and Stripe's, which differ for some currencies: HUF and ISK have two decimals there.
import { toMajor, toMinorRounded } from '../../platform/money.ts';

const WITHOUT_DECIMALS = 'BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF'.split(' ');
const WITH_THREE_DECIMALS = 'BHD JOD KWD OMR TND'.split(' ');

function scaleOf(currency: string): number {
  if (WITHOUT_DECIMALS.includes(currency)) return 1;
  return WITH_THREE_DECIMALS.includes(currency) ? 1000 : 100;
}

export const toStripe = (minor: number, currency: string): number =>
  Math.round(toMajor(minor, currency) * scaleOf(currency));

export const fromStripe = (amount: number, currency: string): number =>
  toMinorRounded(amount / scaleOf(currency), currency);
