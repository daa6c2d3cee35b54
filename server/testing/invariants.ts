// Invariants of orders, stock and money. Each query returns the rows that violate it.
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../src/platform/database/database.ts';

const wasConfirmed = sql`exists (select 1 from order_history h where h.order_id = o.id and h.after in ('placed', 'paid'))`;
const heldStock = sql`(o.state in ('awaiting-payment', 'placed', 'paid', 'shipped') or (o.state = 'refunded' and exists (
  select 1 from order_history h where h.order_id = o.id and h.after = 'refunded' and h.before = 'shipped')))`;

/** Pieces of a line that a refund has returned. */
const restocked = sql`coalesce((select sum((r.line->>'restocked')::int)
  from refunds f cross join lateral jsonb_array_elements(f.lines) as r(line)
  where f.order_id = o.id and (r.line->>'lineId')::int = l.id), 0)`;

const questions = (now: Date): Record<string, SQL> => ({
  'I1 stock is not negative': sql`select id from variants where stock < 0`,
  'I2 stock is the sum of its movements': sql`
    select v.id from variants v left join stock_movements m on m.variant_id = v.id
    group by v.id having v.stock <> coalesce(sum(m.quantity), 0)`,
  'I2 an order has taken exactly its pieces, or none': sql`
    select o.id from orders o join order_lines l on l.order_id = o.id
    where -coalesce((select sum(m.quantity) from stock_movements m where m.order_id = o.id and m.variant_id = l.variant_id), 0)
      <> case when ${heldStock} then l.quantity - ${restocked} else 0 end`,
  'I3 nothing is kept for a payment that is too late': sql`
    select o.id from orders o left join payments p on p.order_id = o.id
    where o.state = 'awaiting-payment' and o.expires_at < ${now.toISOString()}::timestamptz - interval '60 seconds'
      and coalesce(p.state, 'open') <> 'pending'`,
  'I4 one order a cart': sql`select cart_id from orders group by cart_id having count(*) > 1`,
  'I4 an ordered cart is closed': sql`
    select o.id from orders o join carts c on c.id = o.cart_id where c.ordered_at is null or c.customer_id is not null`,
  'I5 a step is taken once': sql`
    select order_id from order_history where before <> after group by order_id, before, after having count(*) > 1`,
  'I6 money has an order or goes back': sql`
    select p.attempt from payments p join orders o on o.id = p.order_id
    where p.state = 'paid' and o.state in ('awaiting-payment', 'failed', 'canceled')
      and p.refunded < p.amount and not exists (select 1 from refunds r where r.attempt = p.attempt)`,
  'I7 a paid order has its money': sql`
    select o.id from orders o
    where o.total > 0 and not o.due and o.state in ('paid', 'shipped', 'refunded')
      and not exists (select 1 from payments p where p.order_id = o.id and p.state = 'paid'
        and p.amount = o.total and p.currency = o.currency)`,
  'I7 paid is what was captured': sql`
    select o.id from orders o where o.paid > 0 and o.paid <> o.total`,
  'I7 no more goes back than came': sql`
    select p.attempt from payments p where p.refunded > p.amount
    union select o.id::text from orders o where o.refunded > (select coalesce(sum(p.amount), 0) from payments p
      where p.order_id = o.id) and not o.due`,
  'I8 the sums are right': sql`
    select o.id from orders o join order_lines l on l.order_id = o.id group by o.id
    having sum(l.subtotal) <> o.subtotal or sum(l.discount) <> o.discount
      or o.subtotal - o.discount + o.delivery + o.tax <> o.total`,
  'I9 a coupon is used as often as it may be': sql`
    select c.id from coupons c where c.uses_allowed < (
      select count(*) from coupon_uses u where u.coupon_id = c.id and not u.is_released)`,
  'I9 uses and orders agree': sql`
    select o.id::text from orders o left join coupon_uses u on u.coupon_id = o.coupon_id and u.reference = 'order ' || o.id
      and not u.is_released
    where o.coupon_id is not null and (u.reference is not null) <> (o.state not in ('failed', 'canceled'))
    union select u.reference from coupon_uses u where u.reference like 'order %'
      and not exists (select 1 from orders o where 'order ' || o.id = u.reference and o.coupon_id = u.coupon_id)`,
  'I10 a confirmed order has one confirmation': sql`
    select o.id from orders o where ${wasConfirmed}
      <> ((select count(*) from mail_outbox m where m.key = 'order-confirmed ' || o.id) = 1)`,
  'I10 the merchant is told of a confirmed order once': sql`
    select o.id from orders o join stores s on s.id = o.store_id
    where coalesce(s.order_notice_email, s.notice_email, s.email) is not null and ${wasConfirmed}
      <> ((select count(*) from mail_outbox m where m.key = 'order-received ' || o.id) = 1)`,
  'I11 a mail is sent, given up, or due': sql`
    select id from mail_outbox where sent_at is null and gave_up_at is null and due_at is null`,
  'I12 the history has no gap and ends where the order is': sql`
    select order_id from (
      select h.order_id, h.before, lag(h.after) over steps as was, h.after, o.state,
        lead(h.id) over steps as next
      from order_history h join orders o on o.id = h.order_id
      window steps as (partition by h.order_id order by h.id)
    ) steps where before is distinct from was or (next is null and after <> state)
    union select o.id from orders o where not exists (select 1 from order_history h where h.order_id = o.id)`,
  'I12 states are known': sql`
    select id from orders where state not in
      ('awaiting-payment', 'placed', 'paid', 'shipped', 'refunded', 'canceled', 'failed')`,
  'I13 no line is without its order': sql`
    select l.id from order_lines l left join orders o on o.id = l.order_id where o.id is null
    union select l.id from cart_lines l left join carts c on c.id = l.cart_id where c.id is null
    union select o.id from orders o where not exists (select 1 from order_lines l where l.order_id = o.id)`,
  'I15 no amount is negative': sql`
    select id::text from orders where least(subtotal, discount, delivery, tax, total, paid, refunded) < 0
    union select attempt from payments where amount < 0 or refunded < 0
    union select key from refunds where amount <= 0
    union select id::text from order_lines where least(unit, subtotal, discount) < 0`,
});

/** Returns the violated invariants with their rows. */
export async function findBroken(db: Database, now: Date): Promise<string[]> {
  const broken: string[] = [];
  for (const [rule, question] of Object.entries(questions(now))) {
    const { rows } = await db.execute(question);
    if (rows.length > 0) broken.push(`${rule}: ${JSON.stringify(rows.slice(0, 5))}`);
  }
  return broken;
}
