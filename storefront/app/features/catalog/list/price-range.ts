// Price filter of spec §5: two numbers, both required, the lower one not above the upper one.

export interface PriceRange {
  min: number;
  max: number;
}

export type PriceIssue = 'incomplete' | 'reversed' | 'not-a-number';

export interface PriceCheck {
  /** The valid range; null if there is nothing to submit. */
  range: PriceRange | null;
  /** Why the inputs are invalid; null if they are valid or both empty. */
  issue: PriceIssue | null;
}

const highest = 1_000_000_000;

function readAmount(text: string): number | null | undefined {
  const trimmed = text.trim();
  if (trimmed === '') return undefined;
  const amount = /^\d+([.,]\d*)?$/.test(trimmed) ? Number(trimmed.replace(',', '.')) : Number.NaN;
  return Number.isFinite(amount) && amount <= highest ? amount : null;
}

export function checkPriceRange(minText: string, maxText: string): PriceCheck {
  const min = readAmount(minText);
  const max = readAmount(maxText);
  if (min === null || max === null) return { range: null, issue: 'not-a-number' };
  if (min === undefined && max === undefined) return { range: null, issue: null };
  if (min === undefined || max === undefined) return { range: null, issue: 'incomplete' };
  if (min > max) return { range: null, issue: 'reversed' };
  return { range: { min, max }, issue: null };
}
