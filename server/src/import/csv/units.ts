// Pure: converts weights and lengths to the units of the store.
const GRAMS: Readonly<Record<string, number>> = { g: 1, kg: 1000, lb: 453.592_37, lbs: 453.592_37, oz: 28.349_523_125 };
const CENTIMETERS: Readonly<Record<string, number>> = { mm: 0.1, cm: 1, m: 100, in: 2.54, yd: 91.44 };

const rounded = (value: number): number => Math.round(value * 10_000) / 10_000;

export const fromGrams = (grams: number, unit: string): number => rounded(grams / (GRAMS[unit.toLowerCase()] ?? 1000));

/** Undefined when the unit is unknown. */
export function convertWeight(value: number, from: string, to: string): number | undefined {
  const grams = GRAMS[from.toLowerCase()];
  return grams === undefined ? undefined : fromGrams(value * grams, to);
}

export function convertLength(value: number, from: string, to: string): number | undefined {
  const [one, other] = [CENTIMETERS[from.toLowerCase()], CENTIMETERS[to.toLowerCase()]];
  return one === undefined || other === undefined ? undefined : rounded((value * one) / other);
}
