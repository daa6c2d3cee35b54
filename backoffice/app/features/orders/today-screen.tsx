import type { Work } from '@vitrine/contract/orders/staff-orders-shapes.ts';
import { ChevronRight, CircleCheck } from '@vitrine/ui/icons.ts';
import { Link } from 'react-router';
import { useMessages } from '../../i18n/language.tsx';
import { todayMessages } from '../../messages/en/today.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { Screen } from '../../ui/screen.tsx';
import { useWork } from './order-queries.ts';
import { SalesToday } from './sales-today.tsx';
import { workOf } from './work-list.ts';

export function TodayScreen() {
  const t = useMessages(todayMessages);
  const query = useWork();
  return (
    <Screen title={t.title}>
      <Loaded query={query} rows={4}>
        {query.data && (
          <div className="grid items-start gap-5 lg:grid-cols-[3fr_2fr]">
            <WorkToDo work={query.data} />
            {query.data.sales && <SalesToday sales={query.data.sales} />}
          </div>
        )}
      </Loaded>
    </Screen>
  );
}

function WorkToDo({ work }: { work: Work }) {
  const t = useMessages(todayMessages);
  const items = workOf(work);
  const row = 'flex min-h-14 items-center gap-4 px-5 py-2.5';
  return (
    <section aria-labelledby="work-title" className="overflow-hidden rounded-panel border border-line bg-surface">
      <h2 id="work-title" className="px-5 pt-5 pb-2 text-h3">
        {t.work}
      </h2>
      {items.length === 0 && (
        <p className="flex items-center gap-3 px-5 pb-5 text-second">
          <CircleCheck className="text-success" />
          {t.nothing}
        </p>
      )}
      <ul>
        {items.map(({ name, count, path, command }) => (
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
                  <span className="block text-small text-muted">{t.byCommand(command ?? '')}</span>
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
  <span className="tabular min-w-10 text-right text-total font-semibold text-strong">{value}</span>
);
