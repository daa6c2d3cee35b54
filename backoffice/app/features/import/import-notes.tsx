import type { ImportJob } from '@vitrine/contract/import/import-shapes.ts';
import { linkClassName } from '@vitrine/ui/class-names.ts';
import { FileDown, TriangleAlert } from '@vitrine/ui/icons.ts';
import { Panel } from '@vitrine/ui/panel.tsx';
import { showToast } from '@vitrine/ui/toasts.ts';
import { useErrorText } from '../../api/error-text.ts';
import { useMessages } from '../../i18n/language.tsx';
import { importMessages } from '../../messages/en/import.ts';
import { downloadReport } from './import-queries.ts';

export function ReportButton({ job }: { job: ImportJob }) {
  const t = useMessages(importMessages);
  const errorText = useErrorText();
  const download = () => downloadReport(job).catch((error) => showToast({ tone: 'error', text: errorText(error) }));
  return (
    job.hasReport && (
      <button type="button" onClick={download} className={linkClassName}>
        <FileDown size={18} />
        {t.report}
      </button>
    )
  );
}

/** The values that were read otherwise than they stand in the file, or could not be carried over. */
export function ImportNotes({ job }: { job: ImportJob }) {
  const t = useMessages(importMessages);
  const notes = [...(job.losing > 0 ? [t.losing(job.losing)] : []), ...job.warnings.map(({ message }) => message)];
  if (notes.length === 0 && !job.hasReport) return null;
  return (
    <Panel tone="warn" icon={<TriangleAlert className="text-warn" />}>
      <p className="font-semibold text-strong">{t.warningsTitle}</p>
      <ul className="flex flex-col gap-1">
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
      <ReportButton job={job} />
    </Panel>
  );
}
