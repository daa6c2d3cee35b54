import type { BulkJob } from '@vitrine/contract/product-editing/bulk-actions.ts';
import { Button } from '@vitrine/ui/button.tsx';
import { FormError } from '@vitrine/ui/form-error.tsx';
import { useState } from 'react';
import { momentText } from '../../../format/moment.ts';
import { useLocale, useMessages } from '../../../i18n/language.tsx';
import { bulkMessages } from '../../../messages/en/catalog.ts';
import { listMessages } from '../../../messages/en/layout.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Chips } from '../../../ui/filter-controls.tsx';
import { ListEnd } from '../../../ui/list-frame.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { type ShownRows, useBulkRows } from './bulk-queries.ts';
import { BulkRows } from './bulk-rows.tsx';

interface BulkPreviewProps {
  job: BulkJob;
  /** The moment at which it is made; null: now. */
  at: string | null;
  isBusy: boolean;
  error: string | null;
  onRun: () => void;
  onBack: () => void;
}

/** Shows what would change, product by product. */
export function BulkPreview({ job, at, isBusy, error, onRun, onBack }: BulkPreviewProps) {
  const t = useMessages(bulkMessages);
  const words = useMessages(listMessages);
  const locale = useLocale();
  const [show, setShow] = useState<ShownRows>('all');
  const query = useBulkRows(job.job, show);
  const rows = query.data?.pages.flatMap(({ items }) => items) ?? [];
  const count = (number: number) => number.toLocaleString(locale);
  const total = query.data?.pages[0]?.total ?? 0;
  return (
    <div className="flex flex-col gap-5">
      <FormError message={error} />
      <div role="status" className="flex flex-col gap-1">
        <p className="text-strong">{t.previewTitle}</p>
        <ul className="tabular flex flex-wrap gap-2">
          <li>
            <Badge tone="info">{t.changed(job.changed, count(job.changed))}</Badge>
          </li>
          {job.unchanged > 0 && (
            <li>
              <Badge>{t.unchanged(job.unchanged, count(job.unchanged))}</Badge>
            </li>
          )}
          {job.refused > 0 && (
            <li>
              <Badge tone="error">{t.refused(job.refused, count(job.refused))}</Badge>
            </li>
          )}
          {job.warned > 0 && (
            <li>
              <Badge tone="warn">{t.warned(count(job.warned))}</Badge>
            </li>
          )}
        </ul>
        {job.warned > 0 && <p className="text-small text-second">{t.warnedText}</p>}
        {at !== null && <p className="text-small text-second">{t.atText(momentText(at, locale))}</p>}
      </div>
      {(job.warned > 0 || job.refused > 0) && (
        <Chips
          label={words.filters}
          chosen={show}
          onChoose={(chosen) => setShow((chosen ?? 'all') as ShownRows)}
          options={[
            { value: 'all', name: t.all },
            ...(job.warned > 0 ? [{ value: 'warned', name: t.large }] : []),
            ...(job.refused > 0 ? [{ value: 'refused', name: t.refused(job.refused, count(job.refused)) }] : []),
          ]}
        />
      )}
      <Loaded query={query} rows={4}>
        {rows.length === 0 ? (
          <p>{t.noneChange}</p>
        ) : (
          <div>
            <BulkRows rows={rows} />
            <ListEnd
              status={words.shownOf(rows.length, total, true)}
              more={
                query.hasNextPage
                  ? { label: words.more, isBusy: query.isFetchingNextPage, onMore: () => query.fetchNextPage() }
                  : null
              }
            />
          </div>
        )}
      </Loaded>
      <div className="sticky -bottom-5 -mx-5 -mb-5 flex flex-wrap gap-3 border-t border-line bg-raised px-5 py-3">
        {job.changed > 0 && (
          <Button aria-busy={isBusy} onClick={() => isBusy || onRun()} className="flex-1 whitespace-nowrap">
            {at !== null ? t.schedule : job.changed === 1 ? t.runOne : t.run(count(job.changed))}
          </Button>
        )}
        <Button kind="secondary" onClick={onBack}>
          {t.back}
        </Button>
      </div>
    </div>
  );
}
