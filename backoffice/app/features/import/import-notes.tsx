import type { ImportJob } from '@vitrine/contract/import/import-shapes.ts';
import { FileDown, TriangleAlert } from '@vitrine/ui/icons.ts';
import { Panel } from '@vitrine/ui/panel.tsx';
import { showToast } from '@vitrine/ui/toasts.ts';
import { useErrorText } from '../../api/error-text.ts';
import { useMessages } from '../../i18n/language.tsx';
import { importMessages } from '../../messages/en/import.ts';
import { textButtonClassName } from '../../ui/class-names.ts';
import { downloadReport } from './import-queries.ts';

/** More than these are folded. */
const MAX_OPEN = 30;
const MAX_LINES = 5;

export function ReportButton({ job }: { job: ImportJob }) {
  const t = useMessages(importMessages);
  const errorText = useErrorText();
  const download = () => downloadReport(job).catch((error) => showToast({ tone: 'error', text: errorText(error) }));
  return (
    job.hasReport && (
      <button type="button" onClick={download} className={textButtonClassName}>
        <FileDown size={18} />
        {t.report}
      </button>
    )
  );
}

const kinds = ['refused', 'lost', 'warning'] as const;

function Reasons({ title, reasons }: { title: string; reasons: ImportJob['reasons'] }) {
  const t = useMessages(importMessages);
  const total = reasons.reduce((sum, { count }) => sum + count, 0);
  if (total === 0) return null;
  return (
    <details open={total <= MAX_OPEN}>
      <summary className="cursor-pointer font-medium text-strong">
        {title} <span className="tabular">({total})</span>
      </summary>
      <ul className="mt-1 flex flex-col gap-1">
        {reasons.map(({ code, message, place, count, lines }) => (
          <li key={`${code} ${place} ${message}`} className="min-w-0 break-words">
            {message}{' '}
            <span className="tabular text-small text-second">
              {[place, t.reasonLines(lines.slice(0, MAX_LINES).join(', '), count), count > MAX_LINES && '…']
                .filter(Boolean)
                .join(', ')}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** The values that were read otherwise than they stand in the file, or could not be carried over. */
export function ImportNotes({ job }: { job: ImportJob }) {
  const t = useMessages(importMessages);
  const notes = [...(job.losing > 0 ? [t.losing(job.losing)] : []), ...job.warnings.map(({ message }) => message)];
  if (notes.length === 0 && job.reasons.length === 0 && !job.hasReport) return null;
  return (
    <Panel tone="warn" icon={<TriangleAlert className="text-warn" />}>
      <p className="font-semibold text-strong">{t.warningsTitle}</p>
      {notes.length > 0 && (
        <ul className="flex flex-col gap-1">
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
      {kinds.map((kind) => (
        <Reasons
          key={kind}
          title={t.reasonKinds[kind]}
          reasons={job.reasons.filter((reason) => reason.kind === kind)}
        />
      ))}
      <ReportButton job={job} />
    </Panel>
  );
}
