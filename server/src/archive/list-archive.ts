import { formatMoney, toDecimal } from '../platform/money.ts';
import { type CommandContext, getOwnStore } from '../store/store.ts';
import { type ArchivedOrderRow, findArchiveSince } from './archive-repository.ts';

/** An order of the previous shop in a list, and for programs. */
export interface ArchivedSummary {
  /** As the previous shop wrote it. */
  readonly number: string;
  readonly date: Date;
  readonly status: string | null;
  readonly name: string;
  readonly emailAddress: string | null;
  /** As it is shown. */
  readonly total: string;
  readonly currency: string;
  /** Decimal numbers, such as 24.50. */
  readonly amounts: Readonly<Record<'goods' | 'discount' | 'delivery' | 'tax' | 'total' | 'refunded', string>>;
  readonly lines: readonly {
    readonly sku: string | null;
    readonly name: string;
    readonly quantity: number;
    readonly unit: string;
  }[];
}

const MAX_RECENT = 30;
const MAX_FOUND = 5000;

/** Newest first: the last ones, or all since a moment. */
export async function listArchive(
  ctx: Pick<CommandContext, 'db' | 'storeCode'>,
  { since }: { readonly since: Date | null },
): Promise<ArchivedSummary[]> {
  const { id } = await getOwnStore(ctx);
  const rows = await findArchiveSince(ctx.db, id, { since, max: since === null ? MAX_RECENT : MAX_FOUND });
  return rows.map(summarize);
}

function summarize({ number, placedAt, status, email, currency, details }: ArchivedOrderRow): ArchivedSummary {
  const decimal = (amount: number) => toDecimal(amount, currency);
  const { subtotal, discount, delivery, tax, total, refunded, billingAddress, lines } = details;
  return {
    number,
    date: placedAt,
    status,
    name: billingAddress.name,
    emailAddress: email,
    total: formatMoney(total, currency, 'en'),
    currency,
    amounts: {
      goods: decimal(subtotal),
      discount: decimal(discount),
      delivery: decimal(delivery),
      tax: decimal(tax),
      total: decimal(total),
      refunded: decimal(refunded),
    },
    lines: lines.map(({ sku, name, quantity, unit }) => ({ sku, name, quantity, unit: decimal(unit) })),
  };
}
