// Delay before an open refund is tried again.
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** pending: accepted by the provider. away: no response. refused: error response. */
type RetryReason = 'pending' | 'away' | 'refused';

const maxPauseMs: Readonly<Record<RetryReason, number>> = {
  // Usually a webhook comes earlier; this recovers a lost one.
  pending: 6 * HOUR,
  // The refund should be sent within minutes after the provider responds again.
  away: MINUTE,
  refused: HOUR,
};

/** Exponential backoff from 20 seconds. */
export const refundPause = (why: RetryReason, tries: number): number =>
  Math.min(maxPauseMs[why], 20 * SECOND * 2 ** Math.min(tries - 1, 20));
