import { ApiError } from '@vitrine/contract/domain-error.ts';
import type { ImportJob } from '@vitrine/contract/import/import-shapes.ts';
import { Button } from '@vitrine/ui/button.tsx';
import { FormError } from '@vitrine/ui/form-error.tsx';
import { TriangleAlert } from '@vitrine/ui/icons.ts';
import { Panel } from '@vitrine/ui/panel.tsx';
import { useErrorText } from '../../api/error-text.ts';
import { useMessages } from '../../i18n/language.tsx';
import { importMessages } from '../../messages/en/import.ts';
import { textButtonClassName } from '../../ui/class-names.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { ImportForm } from './import-form.tsx';
import { ImportIssues } from './import-issues.tsx';
import { ImportPreview } from './import-preview.tsx';
import { isAtWork, useImport } from './import-queries.ts';
import { ImportResult } from './import-result.tsx';

/** One file from its choices to its result. */
export function ImportSteps({ id, onOther }: { id: number; onOther: () => void }) {
  const t = useMessages(importMessages);
  const errorText = useErrorText();
  const query = useImport(id);
  const job = query.data;
  if (query.error instanceof ApiError && query.error.status === 404)
    return (
      <>
        <FormError message={errorText(query.error)} />
        <Button className="self-start" onClick={onOther}>
          {t.choose}
        </Button>
      </>
    );
  return (
    <Loaded query={query} rows={3}>
      {job && (
        <>
          <div className="flex flex-wrap items-center justify-between gap-x-4">
            <p className="min-w-0 font-medium break-words text-strong">{job.name}</p>
            {!isAtWork(job) && (
              <button type="button" onClick={onOther} className={textButtonClassName}>
                {t.other}
              </button>
            )}
          </div>
          <Step job={job} />
        </>
      )}
    </Loaded>
  );
}

function Step({ job }: { job: ImportJob }) {
  const t = useMessages(importMessages);
  if (isAtWork(job)) return <Working job={job} />;
  if (job.state === 'done') return <ImportResult job={job} />;
  return (
    <>
      {job.state === 'wrong' && <ImportIssues job={job} />}
      {job.state === 'checked' && <ImportPreview job={job} />}
      {job.state === 'changed' && <Notice title={t.changedTitle} text={t.changedText} />}
      {job.state === 'failed' && (
        <Notice title={t.failedTitle} text={[t.failedText, ...job.problems.map(({ message }) => message)].join(' ')} />
      )}
      {job.state === 'lost' && <Notice title={t.lostTitle} text={t.failedText} />}
      <ImportForm job={job} />
    </>
  );
}

const Notice = ({ title, text }: { title: string; text: string }) => (
  <div role="alert">
    <Panel tone="warn" icon={<TriangleAlert className="text-warn" />}>
      <p className="font-semibold text-strong">{title}</p>
      <p className="text-second">{text}</p>
    </Panel>
  </div>
);

function Working({ job }: { job: ImportJob }) {
  const t = useMessages(importMessages);
  const percent = Math.round(job.progress * 100);
  const label = job.state === 'running' ? t.running : t.checking;
  return (
    <div className="flex flex-col gap-2">
      <p role="status" className="font-medium text-strong">
        {label}
      </p>
      <progress aria-label={label} max={100} value={percent} className="h-2 w-full accent-action" />
      <p className="flex flex-wrap justify-between gap-x-4 text-small text-muted">
        <span>{t.stayHint}</span>
        <span className="tabular">{percent} %</span>
      </p>
    </div>
  );
}
