import { Button } from '@vitrine/ui/button.tsx';
import { FormError } from '@vitrine/ui/form-error.tsx';
import { Clock } from '@vitrine/ui/icons.ts';
import { Panel } from '@vitrine/ui/panel.tsx';
import { useState } from 'react';
import { useErrorText } from '../../../api/error-text.ts';
import { momentText } from '../../../format/moment.ts';
import { useLocale, useMessages } from '../../../i18n/language.tsx';
import { bulkMessages } from '../../../messages/en/catalog.ts';
import { useBulkFieldName } from './bulk-field-names.ts';
import { useCancel, useScheduled } from './bulk-queries.ts';
import { ScheduleAgain } from './schedule-again.tsx';

/** Changes of many products that wait for their moment, or could not be made then. */
export function ScheduledChanges() {
  const t = useMessages(bulkMessages);
  const locale = useLocale();
  const errorText = useErrorText();
  const fieldName = useBulkFieldName();
  const cancel = useCancel();
  const [again, setAgain] = useState<number | null>(null);
  const waiting = useScheduled().data ?? [];
  if (waiting.length === 0) return null;
  return (
    <Panel tone={waiting.some(({ problem }) => problem !== null) ? 'warn' : 'info'} icon={<Clock />}>
      <h2 className="font-sans font-semibold text-strong">{t.scheduledTitle}</h2>
      <FormError message={cancel.error && errorText(cancel.error)} />
      <ul className="flex flex-col divide-y divide-line">
        {waiting.map(({ job, fields, changed, madeBy, runAt, problem }) => {
          const moment = momentText(runAt, locale);
          return (
            <li key={job} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
              <div className="min-w-0 flex-1 basis-60 break-words">
                <p className="tabular text-strong">
                  {moment} · {fields.map(fieldName).join(', ')} · {t.products(changed, changed.toLocaleString(locale))}
                </p>
                <p className="text-small text-second">{t.scheduledBy(madeBy)}</p>
                {problem !== null && <p className="text-small text-strong">{t.notMade(problem)}</p>}
              </div>
              <div className="flex flex-wrap gap-2">
                {problem !== null && changed > 0 && (
                  <Button onClick={() => setAgain(job)}>
                    {t.scheduleAgain}
                    <span className="sr-only"> {moment}</span>
                  </Button>
                )}
                <Button
                  kind="secondary"
                  aria-busy={cancel.isPending && cancel.variables === job}
                  onClick={() => cancel.isPending || cancel.mutate(job)}
                >
                  {problem === null ? t.cancel : t.dismiss}
                  <span className="sr-only"> {moment}</span>
                </Button>
              </div>
            </li>
          );
        })}
      </ul>
      {again !== null && <ScheduleAgain job={again} onClose={() => setAgain(null)} />}
    </Panel>
  );
}
