import { and, eq, gt, inArray } from 'drizzle-orm';
import type { Queryable, Tx } from '../../platform/database/database.ts';
import { accountLinks, customers } from '../account-tables.ts';

export type LinkRow = typeof accountLinks.$inferSelect;
export type LinkPurpose = LinkRow['purpose'];

/** Replaces the customer's last link of that kind, with a new id. */
export async function addLink(tx: Tx, link: Omit<LinkRow, 'id'>): Promise<LinkRow> {
  await deleteLinksOf(tx, link.customerId, link.purpose);
  const [row] = await tx.insert(accountLinks).values(link).returning();
  if (!row) throw new Error('a link was not kept');
  return row;
}

const isGood = (purpose: LinkPurpose, hash: string, now: Date) =>
  and(eq(accountLinks.hash, hash), eq(accountLinks.purpose, purpose), gt(accountLinks.endsAt, now));

export async function findLink(
  db: Queryable,
  storeId: number,
  purpose: LinkPurpose,
  hash: string,
  now: Date,
): Promise<LinkRow | undefined> {
  const [row] = await db
    .select({ link: accountLinks })
    .from(accountLinks)
    .innerJoin(customers, eq(customers.id, accountLinks.customerId))
    .where(and(isGood(purpose, hash, now), eq(customers.storeId, storeId)));
  return row?.link;
}

const CONFIRMABLE = ['verify', 'change-email', 'approve-email', 'delete-account'] as const;

/** A link whose page asks the owner of the mailbox to confirm something. */
export type AddressLink = LinkRow & { readonly purpose: (typeof CONFIRMABLE)[number] };

/** Finds a link by its secret. */
export async function findAddressLink(db: Queryable, hash: string, now: Date): Promise<AddressLink | undefined> {
  const [row] = await db
    .select()
    .from(accountLinks)
    .where(
      and(eq(accountLinks.hash, hash), inArray(accountLinks.purpose, [...CONFIRMABLE]), gt(accountLinks.endsAt, now)),
    );
  return row as AddressLink | undefined;
}

/** Deletes the link: of two concurrent uses one finds nothing. */
export async function takeLink(tx: Tx, purpose: LinkPurpose, hash: string, now: Date): Promise<LinkRow | undefined> {
  const [row] = await tx
    .delete(accountLinks)
    .where(isGood(purpose, hash, now))
    .returning();
  return row;
}

export async function deleteLinksOf(tx: Tx, customerId: number, purpose?: LinkPurpose): Promise<void> {
  const kind = purpose === undefined ? undefined : eq(accountLinks.purpose, purpose);
  await tx.delete(accountLinks).where(and(eq(accountLinks.customerId, customerId), kind));
}
