// Pure: when an open refund is looked at again.
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** pending: the provider works on it. away: it did not answer. refused: it answered with an error. */
type Why = 'pending' | 'away' | 'refused';

const longest: Readonly<Record<Why, number>> = {
  // Its webhook comes earlier; this is for one that got lost.
  pending: 6 * HOUR,
  // The money should leave within minutes of the provider's return.
  away: MINUTE,
  refused: HOUR,
};

/** Twenty seconds, then twice as long each time. */
export const refundPause = (why: Why, tries: number): number =>
  Math.min(longest[why], 20 * SECOND * 2 ** Math.min(tries - 1, 20));
