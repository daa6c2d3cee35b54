/** Why a scheduled change was not made and will not be: a message of the contract. */
export const scheduleErrorCodes = ['bulk.nothing', 'schedule.no-person', 'schedule.not-allowed'] as const;
export type ScheduleErrorCode = (typeof scheduleErrorCodes)[number];

/** A message of the contract, with its values. */
export interface BulkIssue {
  readonly code:
    | 'bulk.price'
    | 'bulk.stock'
    | 'bulk.no-category'
    | 'bulk.too-many-categories'
    | 'sale.not-lower'
    | 'product.cannot-save';
  readonly values: Readonly<Record<string, string | number>>;
}
