import type { ImportJob } from '@vitrine/contract/import/import-shapes.ts';
import { useMessages } from '../../i18n/language.tsx';
import { activityMessages } from '../../messages/en/history.ts';
import { importMessages } from '../../messages/en/import.ts';

/** How many entries are new, changed and unchanged, by kind, and how many rows were left out. */
export function ImportCounts({ job }: { job: ImportJob }) {
  const t = useMessages(importMessages);
  const { kinds } = useMessages(activityMessages);
  const leftOut = job.reasons.filter(({ kind }) => kind === 'refused').reduce((sum, { count }) => sum + count, 0);
  const groups = [
    { title: t.newCount, counts: job.created },
    { title: t.changedCount, counts: job.changed },
    { title: t.unchangedCount, counts: job.unchanged },
  ];
  return (
    <dl className="grid grid-cols-2 gap-3 md:grid-cols-4">
      {groups.map(({ title, counts }) => {
        const parts = Object.entries(counts);
        return (
          <Count
            key={title}
            title={title}
            total={parts.reduce((sum, [, count]) => sum + count, 0)}
            text={parts.map(([kind, count]) => t.ofKind(count, kinds[kind] ?? kind)).join(', ')}
          />
        );
      })}
      <Count title={t.leftOutCount} total={leftOut} />
    </dl>
  );
}

const Count = ({ title, total, text = '' }: { title: string; total: number; text?: string }) => (
  <div className="rounded-control bg-sunken px-3 py-2">
    <dt className="text-small text-second">{title}</dt>
    <dd>
      <span className="tabular block text-h3 text-strong">{total}</span>
      <span className="block text-small text-muted">{text}</span>
    </dd>
  </div>
);
