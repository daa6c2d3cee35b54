// Pure: shares of integer amounts. The product of two amounts may not fit a number, so it is computed with BigInt.

/** `amount × part / whole`, rounded to the nearest, halves up. No argument is negative. */
export function proportionalShare(amount: number, part: number, whole: number): number {
  const divisor = BigInt(whole);
  return Number((2n * BigInt(amount) * BigInt(part) + divisor) / (2n * divisor));
}

/**
 * Splits an amount in proportion to the weights so that the shares add up to it exactly: what rounding down leaves over
 * goes to the largest remainders, and among equal ones to the first.
 */
export function splitAmount(amount: number, weights: readonly number[]): number[] {
  const whole = BigInt(weights.reduce((sum, weight) => sum + weight, 0));
  if (whole === 0n) return weights.map(() => 0);
  const exact = weights.map((weight) => BigInt(amount) * BigInt(weight));
  const shares = exact.map((value) => Number(value / whole));
  const over = amount - shares.reduce((sum, share) => sum + share, 0);
  const order = exact
    .map((value, index) => ({ index, remainder: value % whole }))
    .sort((a, b) => (a.remainder === b.remainder ? a.index - b.index : a.remainder < b.remainder ? 1 : -1));
  for (const { index } of order.slice(0, over)) shares[index] = (shares[index] ?? 0) + 1;
  return shares;
}
