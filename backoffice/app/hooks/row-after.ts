/** The row after a step down or up; -1 is none. The ends stay where they are. */
export function rowAfter(step: 1 | -1, current: number, count: number): number {
  if (count === 0) return -1;
  if (current < 0) return step === 1 ? 0 : count - 1;
  return Math.min(Math.max(current + step, 0), count - 1);
}
