import type { TodoCounts } from '@vitrine/contract/orders/staff-orders-shapes.ts';
import { ChevronRight, CircleCheck } from '@vitrine/ui/icons.ts';
import { useId } from 'react';
import { Link } from 'react-router';
import { useMessages } from '../../../i18n/language.tsx';
import { todayMessages } from '../../../messages/en/orders.ts';
import { useMay } from '../../../session/profile.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { Screen } from '../../../ui/screen.tsx';
import { useLastOrders, useOpening, useTodo } from '../order-queries.ts';
import { FirstSteps } from './first-steps.tsx';
import { LastOrders } from './last-orders.tsx';
import { OpeningSteps } from './opening-steps.tsx';
import { SalesToday } from './sales-today.tsx';

export function TodayScreen() {
  const t = useMessages(todayMessages);
  const query = useTodo();
  const orders = useLastOrders(useMay('orders.r')).data?.items;
  const opening = useOpening(useMay('settings.w')).data;
  const hasOpening = (opening?.steps.length ?? 0) > 0;
  const todo = query.data ? todoFrom(query.data) : [];
  const hints = todo.filter(({ isHint }) => isHint);
  return (
    <Screen title={t.title}>
      <Loaded query={query} rows={3} shape="panels">
        {query.data && (
          <div className="grid items-start gap-5 lg:grid-cols-[3fr_2fr]">
            <div className="flex flex-col gap-5">
              {opening && <OpeningSteps steps={opening.steps} />}
              {orders?.length === 0 && <FirstSteps hasOpening={hasOpening} />}
              <TodoList title={t.work} items={todo.filter(({ isHint }) => !isHint)} empty={t.nothing} />
              {hints.length > 0 && <TodoList title={t.worthALook} items={hints} />}
              {orders && orders.length > 0 && <LastOrders orders={orders} />}
            </div>
            {query.data.sales && <SalesToday sales={query.data.sales} />}
          </div>
        )}
      </Loaded>
    </Screen>
  );
}

interface TodoListProps {
  title: string;
  items: readonly TodoItem[];
  /** The text where nothing is left. */
  empty?: string;
}

function TodoList({ title, items, empty }: TodoListProps) {
  const t = useMessages(todayMessages);
  const id = useId();
  const row = 'flex min-h-14 items-center gap-4 px-5 py-2.5';
  return (
    <section aria-labelledby={id} className="overflow-hidden rounded-panel border border-line bg-surface">
      <h2 id={id} className="px-5 pt-5 pb-2 text-h3">
        {title}
      </h2>
      {items.length === 0 && (
        <p className="flex items-center gap-3 px-5 pb-5 text-second">
          <CircleCheck className="text-success" />
          {empty}
        </p>
      )}
      <ul>
        {items.map(({ name, count, path }) => (
          <li key={name} className="border-t border-line">
            {path ? (
              <Link to={path} className={`${row} text-strong hover:bg-tint`}>
                <Count value={count} />
                <span className="flex-1 underline-offset-4 group-hover:underline">{t[name](count)}</span>
                <ChevronRight className="text-muted" size={20} />
              </Link>
            ) : (
              <p className={row}>
                <Count value={count} />
                <span className="flex-1">
                  <span className="block text-strong">{t[name](count)}</span>
                  <span className="block text-small text-muted">{t.onServer}</span>
                </span>
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

const Count = ({ value }: { value: number }) => (
  <span className="tabular min-w-8 text-total font-semibold text-strong">{value}</span>
);

// Pure: the list of what the merchant has to do, the most urgent first.
type TodoName = Exclude<keyof TodoCounts, 'sales' | 'overdueUntil'>;

interface TodoItem {
  readonly name: TodoName;
  readonly count: number;
  /** Nobody waits for it, but it costs sales. */
  readonly isHint?: boolean;
  /** The list that shows exactly these; missing while there is no screen for them. */
  readonly path?: string;
}

const knownUntil = (overdue: string): readonly Omit<TodoItem, 'count'>[] => [
  { name: 'withdrawnOrders', path: '/orders?work=withdrawals' },
  { name: 'toShip', path: '/orders?work=to-ship' },
  { name: 'transfersAwaited', path: '/orders?work=transfers' },
  { name: 'refundsOwed', path: '/orders?work=refunds' },
  { name: 'withdrawals' },
  { name: 'messagesOfWeek' },
  { name: 'reviewsWaiting', path: '/reviews' },
  { name: 'lowStock', path: '/products?stock=low' },
  { name: 'demoSettings', isHint: true, path: '/shop' },
  { name: 'failedMails', isHint: true, path: '/failed-mails' },
  { name: 'unpaidLong', isHint: true, path: `/orders?work=transfers&until=${overdue}` },
  { name: 'soldOut', isHint: true, path: '/products?visible=yes&stock=out' },
  { name: 'withoutPrice', isHint: true, path: '/products?visible=yes&price=none' },
  { name: 'withoutPicture', isHint: true, path: '/products?visible=yes&picture=none' },
];

/** Nothing to do is left out, and so is what the role of the person does not see (null). */
export const todoFrom = (counts: TodoCounts): TodoItem[] =>
  knownUntil(counts.overdueUntil).flatMap((item) => {
    const count = counts[item.name];
    return count === null || count === 0 ? [] : [{ ...item, count }];
  });
