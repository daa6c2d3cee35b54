export function median(samples: readonly number[]): number {
  const sorted = samples.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const [low = Number.NaN, high = Number.NaN] = [sorted[middle - 1], sorted[middle]];
  return sorted.length % 2 === 0 ? (low + high) / 2 : high;
}

/** Mann-Whitney U test: p-value that both samples come from one distribution (normal approximation). */
export function sameDistribution(one: readonly number[], other: readonly number[]): number {
  const ranked = [...one.map((value) => ({ value, isOne: true })), ...other.map((value) => ({ value, isOne: false }))]
    .toSorted((a, b) => a.value - b.value)
    .map(({ isOne }, index) => (isOne ? index + 1 : 0));
  const [n, m] = [one.length, other.length];
  const u = ranked.reduce((sum, rank) => sum + rank, 0) - (n * (n + 1)) / 2;
  const z = Math.abs(u - (n * m) / 2) / Math.sqrt((n * m * (n + m + 1)) / 12);
  return 2 * (1 - normal(z));
}

/** Normal cumulative distribution function (Abramowitz and Stegun 26.2.17). */
function normal(z: number): number {
  const t = 1 / (1 + 0.2316419 * z);
  const tail = t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return 1 - (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * tail;
}
