import { ApiError } from '@vitrine/contract/domain-error.ts';
import type { BulkJob } from '@vitrine/contract/product-editing/bulk-actions.ts';
import { Button } from '@vitrine/ui/button.tsx';
import { FormError } from '@vitrine/ui/form-error.tsx';
import { Spinner } from '@vitrine/ui/spinner.tsx';
import { showToast } from '@vitrine/ui/toasts.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { useErrorText } from '../../../api/error-text.ts';
import { momentText } from '../../../format/moment.ts';
import { forgetDraft } from '../../../hooks/use-draft.ts';
import { useLocale, useMessages } from '../../../i18n/language.tsx';
import { bulkMessages } from '../../../messages/en/catalog.ts';
import { Sheet } from '../../../ui/sheet.tsx';
import { BulkForm, bulkDraft } from './bulk-form.tsx';
import { BulkPreview } from './bulk-preview.tsx';
import { type BulkSelection, usePreview, useProgress, useRun, useSchedule, useUndoRun } from './bulk-queries.ts';

export interface BulkSheetProps {
  selection: BulkSelection;
  count: number;
  /** As it is shown: `more than 10,000`. */
  countText: string;
  onClose: () => void;
  onDone: () => void;
}

/** From what is to be changed over the preview to the result and its undo. */
export function BulkSheet({ selection, count, countText, onClose, onDone }: BulkSheetProps) {
  const t = useMessages(bulkMessages);
  const errorText = useErrorText();
  const [job, setJob] = useState<BulkJob | null>(null);
  const [at, setAt] = useState<string | null>(null);
  const preview = usePreview(setJob);
  const Step = at === null ? BulkRun : BulkSchedule;
  return (
    <Sheet title={count === 1 ? t.titleOne : t.title(countText)} onClose={onClose}>
      {job ? (
        <Step key={job.job} job={job} at={at ?? ''} onBack={() => setJob(null)} onClose={onClose} onDone={onDone} />
      ) : (
        <BulkForm
          error={preview.error ? errorText(preview.error) : null}
          isBusy={preview.isPending}
          onPreview={(actions, moment) => {
            setAt(moment);
            preview.mutate({ selection, actions });
          }}
        />
      )}
    </Sheet>
  );
}

interface BulkStepProps {
  job: BulkJob;
  /** The moment at which it is made. */
  at: string;
  onBack: () => void;
  onClose: () => void;
  onDone: () => void;
}

/** Made at its moment; until then it is shown above the list. */
function BulkSchedule({ job, at, onBack, onClose, onDone }: BulkStepProps) {
  const t = useMessages(bulkMessages);
  const locale = useLocale();
  const errorText = useErrorText();
  const schedule = useSchedule(job.job, () => {
    forgetDraft(bulkDraft);
    showToast({ tone: 'success', text: t.scheduledAt(momentText(at, locale)) });
    onDone();
    onClose();
  });
  return (
    <BulkPreview
      job={job}
      at={at}
      isBusy={schedule.isPending}
      error={schedule.error ? errorText(schedule.error) : null}
      onRun={() => schedule.mutate(at)}
      onBack={onBack}
    />
  );
}

function BulkRun({ job, onBack, onClose, onDone }: BulkStepProps) {
  const t = useMessages(bulkMessages);
  const locale = useLocale();
  const errorText = useErrorText();
  const run = useRun(job.job, ({ changed }) => {
    forgetDraft(bulkDraft);
    onDone();
    showToast({ tone: 'success', text: changed === 1 ? t.doneOne : t.done(changed.toLocaleString(locale)) });
  });
  // The shop goes on when the answer does not arrive, because of a proxy or the connection.
  const isLost = run.error !== null && !(run.error instanceof ApiError && run.error.status < 500);
  const progress = useProgress(job.job, run.isPending || isLost);
  const found = isLost && progress.data?.state === 'done' ? progress.data : undefined;
  const isFound = found !== undefined;
  const end = useEffectEvent(() => found && run.finish(found));
  useEffect(() => {
    if (isFound) end();
  }, [isFound]);
  const done = run.data ?? found;
  if (done) return <BulkDone job={done} onClose={onClose} />;
  if (!run.isPending && progress.data?.state !== 'running')
    return (
      <BulkPreview
        job={job}
        at={null}
        isBusy={run.isPending}
        error={run.error ? errorText(run.error) : null}
        onRun={() => run.mutate()}
        onBack={onBack}
      />
    );
  const percent = Math.floor((progress.data?.progress ?? 0) * 100);
  return (
    <div className="flex flex-col gap-4">
      <p className="flex items-center gap-2 text-strong">
        <Spinner size={20} />
        {t.running}
      </p>
      <progress aria-label={t.running} max={100} value={percent} className="h-2 w-full accent-(--action)" />
      <p role="status" className="tabular text-small text-second">
        {t.progress(percent)}
      </p>
      <p className="text-small text-muted">{t.goesOn}</p>
    </div>
  );
}

function BulkDone({ job, onClose }: { job: BulkJob; onClose: () => void }) {
  const t = useMessages(bulkMessages);
  const locale = useLocale();
  const errorText = useErrorText();
  const undo = useUndoRun(job.changeId ?? 0, () => showToast({ tone: 'success', text: t.undone }));
  return (
    <div className="flex flex-col gap-5">
      <FormError message={undo.error ? errorText(undo.error) : null} />
      <p role="status" className="text-strong">
        {undo.isSuccess ? t.undone : job.changed === 1 ? t.doneOne : t.done(job.changed.toLocaleString(locale))}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={onClose}>{t.close}</Button>
        {job.changeId !== null && !undo.isSuccess && (
          <Button kind="secondary" aria-busy={undo.isPending} onClick={() => !undo.isPending && undo.mutate()}>
            {undo.isPending && <Spinner size={20} />}
            {undo.isPending ? t.undoing : t.undo}
          </Button>
        )}
      </div>
    </div>
  );
}
