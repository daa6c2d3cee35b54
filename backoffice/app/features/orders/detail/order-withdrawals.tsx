import type { StaffOrder } from '@vitrine/contract/orders/staff-orders-shapes.ts';
import { linkClassName } from '@vitrine/ui/class-names.ts';
import { useId } from 'react';
import { dateText, momentText } from '../../../format/moment.ts';
import { useLocale, useMessages } from '../../../i18n/language.tsx';
import { orderMessages } from '../../../messages/en/orders.ts';

/** Withdrawals that are not settled: what was declared, whether it came in time, and until when money goes back. */
export function OrderWithdrawals({ order }: { order: StaffOrder }) {
  const open = order.withdrawals.filter(({ isOpen }) => isOpen);
  return open.map((withdrawal) => (
    <Notice key={withdrawal.id} withdrawal={withdrawal} isShipped={order.state === 'shipped'} />
  ));
}

interface NoticeProps {
  withdrawal: StaffOrder['withdrawals'][number];
  isShipped: boolean;
}

function Notice({ withdrawal, isShipped }: NoticeProps) {
  const { withdrawal: t } = useMessages(orderMessages);
  const locale = useLocale();
  const titleId = useId();
  const { id, lines, receivedAt, name, email, remark, isInTime, refundBy } = withdrawal;
  const isWhole = lines.length === 0;
  return (
    <section aria-labelledby={titleId} className="rounded-panel border border-error bg-error-back px-5 py-4 text-body">
      <h2 id={titleId} className="text-h3">
        {isWhole ? t.whole : t.part}
      </h2>
      <p className="mt-1 font-medium text-strong">{isShipped ? t.nextShipped : isWhole ? t.nextWhole : t.nextPart}</p>
      {!isWhole && (
        <ul className="mt-2 list-disc pl-5">
          {lines.map((line) => (
            <li key={line} className="break-words">
              {line}
            </li>
          ))}
        </ul>
      )}
      <dl className="mt-3 grid items-baseline gap-x-4 gap-y-1 text-small sm:grid-cols-[auto_1fr]">
        <Fact name={t.reference} value={String(id)} />
        <Fact name={t.received} value={momentText(receivedAt, locale)} />
        <Fact name={t.period} value={isInTime ? t.inTime : t.late} />
        <Fact name={t.refundBy} value={dateText(refundBy, locale)} />
        <dt className="text-second">{t.from}</dt>
        <dd className="break-words text-strong">
          {name},{' '}
          <a href={`mailto:${encodeURIComponent(email)}`} className={linkClassName}>
            {email}
          </a>
        </dd>
        {remark && <Fact name={t.remark} value={remark} />}
      </dl>
    </section>
  );
}

const Fact = ({ name, value }: { name: string; value: string }) => (
  <>
    <dt className="text-second">{name}</dt>
    <dd className="break-words whitespace-pre-line text-strong">{value}</dd>
  </>
);
