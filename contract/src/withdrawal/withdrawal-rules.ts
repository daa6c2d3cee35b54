// Pure: rules, text and deadline of a declaration of withdrawal.
import { checkEmail } from '../address/address-rules.ts';
import { checkGivenOrderNumber, checkName } from '../contact/message-rules.ts';
import type { ValidationIssue } from '../validation-issue.ts';

/** For items typed one by one. */
export const MAX_TEXT_LINES = 100;
export const MAX_LINE_LENGTH = 300;
const MAX_REMARK_LENGTH = 500;
const DAYS = 14;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const SUNDAY = 0;
const SATURDAY = 6;

type Text = string | null | undefined;

export interface WrittenWithdrawal {
  readonly orderNumber?: Text;
  readonly name?: Text;
  readonly email?: Text;
  readonly remark?: Text;
}

export function checkWithdrawal({ orderNumber, name, email, remark }: WrittenWithdrawal): ValidationIssue[] {
  return [
    ...checkGivenOrderNumber(orderNumber),
    ...checkEmail(email),
    ...checkName(name ?? ''),
    ...((remark ?? '').trim().length > MAX_REMARK_LENGTH ? [{ field: 'remark', code: 'remark.long' } as const] : []),
  ];
}

/** Delivery dates of an order. */
export interface Arrival {
  /** When it was shipped; null before that. */
  readonly deliveredAt: string | null;
  /** Last day of the promised delivery, as yyyy-mm-dd. */
  readonly expectedDelivery: string | null;
}

/**
 * The last day that is in time, as yyyy-mm-dd; null while nothing has been delivered. The shop knows when a parcel left and
 * when it was due, not when it was in somebody's hands: the later of the two days counts, and is not counted itself. What
 * would end on a weekend ends on the Monday (regulation 1182/71).
 */
export function lastDayToWithdraw({ deliveredAt, expectedDelivery }: Arrival): string | null {
  if (deliveredAt === null) return null;
  const [arrival = ''] = [deliveredAt.slice(0, 10), expectedDelivery ?? ''].toSorted().reverse();
  const last = new Date(Date.parse(arrival) + DAYS * DAY);
  const weekday = last.getUTCDay();
  const more = weekday === SATURDAY ? 2 : weekday === SUNDAY ? 1 : 0;
  return new Date(last.getTime() + more * DAY).toISOString().slice(0, 10);
}

/**
 * The last day to pay back, as yyyy-mm-dd: 14 days after the declaration came, unless the goods are still awaited. A weekend
 * does not lengthen it here, so that staff are told a day that is in time in every country.
 */
export const lastDayToRefund = (receivedAt: string): string =>
  new Date(Date.parse(receivedAt) + DAYS * DAY).toISOString().slice(0, 10);

/** A day ends when it has ended in all time zones. */
export const isInTime = (lastDay: string | null, now: Date): boolean =>
  lastDay === null || new Date(now.getTime() - 12 * HOUR).toISOString().slice(0, 10) <= lastDay;
