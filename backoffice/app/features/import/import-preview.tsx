import type { ImportJob } from '@vitrine/contract/import/import-shapes.ts';
import { isPersonal } from '@vitrine/contract/import/personal-formats.ts';
import { Button } from '@vitrine/ui/button.tsx';
import { FormError } from '@vitrine/ui/form-error.tsx';
import { Spinner } from '@vitrine/ui/spinner.tsx';
import { useErrorText } from '../../api/error-text.ts';
import { momentText } from '../../format/moment.ts';
import { useLocale, useMessages } from '../../i18n/language.tsx';
import { importMessages } from '../../messages/en/import.ts';
import { listMessages } from '../../messages/en/layout.ts';
import { ChangeEntries } from '../../ui/change-entries.tsx';
import { ListEnd } from '../../ui/list-frame.tsx';
import { Loaded, LoadFailed } from '../../ui/loaded.tsx';
import { ImportCounts } from './import-counts.tsx';
import { ImportNotes } from './import-notes.tsx';
import { useImportChanges, useRun } from './import-queries.ts';

/** The changes that the file would make, and the button that makes exactly these. */
export function ImportPreview({ job }: { job: ImportJob }) {
  const t = useMessages(importMessages);
  const locale = useLocale();
  const errorText = useErrorText();
  const run = useRun(job.id);
  const isLeftOut = job.reasons.some(({ kind }) => kind === 'refused');
  const isUnchanged = Object.keys(job.unchanged).length > 0;
  const isEmpty = [job.created, job.changed].every((counts) => Object.keys(counts).length === 0);
  return (
    <div className="flex flex-col gap-4">
      <ImportCounts job={job} />
      <ImportNotes job={job} />
      {isEmpty ? (
        <p role="status">{isLeftOut && !isUnchanged ? t.nothingLeft : t.nothing}</p>
      ) : (
        <>
          {!isPersonal(job.format) && <Changes id={job.id} />}
          <FormError message={run.error && errorText(run.error)} />
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <Button aria-busy={run.isPending} onClick={() => run.isPending || run.mutate(undefined)}>
              {run.isPending && <Spinner size={20} />}
              {run.isPending ? t.running : t.run}
            </Button>
            {job.expiresAt && (
              <span className="text-small text-muted">{t.expires(momentText(job.expiresAt, locale))}</span>
            )}
          </div>
        </>
      )}
      <hr className="border-line" />
    </div>
  );
}

function Changes({ id }: { id: number }) {
  const t = useMessages(importMessages);
  const words = useMessages(listMessages);
  const query = useImportChanges(id);
  const entries = query.data?.pages.flatMap(({ items }) => items) ?? [];
  const first = query.data?.pages[0];
  return (
    <section aria-label={t.changesTitle}>
      <h3 className="mb-2 font-semibold text-strong">{t.changesTitle}</h3>
      <Loaded query={query} rows={3}>
        <div className="max-h-[32rem] overflow-y-auto rounded-control border border-line p-3">
          <ChangeEntries entries={entries} />
          {query.error && <LoadFailed error={query.error} onRetry={query.fetchNextPage} />}
          {query.hasNextPage && (
            <ListEnd
              status={words.shownOf(entries.length, first?.total ?? 0, first?.totalIsExact ?? true)}
              more={{ label: t.more, isBusy: query.isFetchingNextPage, onMore: () => query.fetchNextPage() }}
            />
          )}
        </div>
      </Loaded>
    </section>
  );
}
