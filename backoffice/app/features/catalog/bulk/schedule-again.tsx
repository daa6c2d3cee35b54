import { FormError } from '@vitrine/ui/form-error.tsx';
import { SubmitButton } from '@vitrine/ui/submit-button.tsx';
import { TextField } from '@vitrine/ui/text-field.tsx';
import { showToast } from '@vitrine/ui/toasts.ts';
import { useForm } from '@vitrine/ui/use-form.ts';
import type { FormEvent } from 'react';
import { useErrorText } from '../../../api/error-text.ts';
import { fromLocalInput, momentText } from '../../../format/moment.ts';
import { useLocale, useMessages } from '../../../i18n/language.tsx';
import { bulkMessages } from '../../../messages/en/catalog.ts';
import { Sheet, startHere } from '../../../ui/sheet.tsx';
import { momentIssue } from './actions-from.ts';
import { useBulkIssue } from './bulk-issue.ts';
import { useSchedule } from './bulk-queries.ts';

/** Another moment for a change that was not made, in the name of who chooses it. */
export function ScheduleAgain({ job, onClose }: { job: number; onClose: () => void }) {
  const t = useMessages(bulkMessages);
  const locale = useLocale();
  const errorText = useErrorText();
  const issueText = useBulkIssue(0);
  const form = useForm<'at'>({
    id: 'schedule',
    initial: { at: '' },
    check: ({ at }) => {
      const issue = momentIssue(fromLocalInput(at), new Date());
      return { at: issue && issueText(issue) };
    },
  });
  const at = fromLocalInput(form.values.at) ?? '';
  const schedule = useSchedule(job, () => {
    showToast({ tone: 'success', text: t.scheduledAt(momentText(at, locale)) });
    onClose();
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!schedule.isPending && form.isValid()) schedule.mutate(at);
  };
  return (
    <Sheet title={t.scheduleAgain} onClose={onClose} hasStart>
      <form onSubmit={send} noValidate className="flex flex-col gap-5">
        <FormError message={schedule.error && errorText(schedule.error)} />
        <TextField {...form.field('at')} ref={startHere} label={t.moment} hint={t.momentHint} type="datetime-local" />
        <SubmitButton label={t.schedule} busyLabel={t.schedule} isBusy={schedule.isPending} className="w-full" />
      </form>
    </Sheet>
  );
}
