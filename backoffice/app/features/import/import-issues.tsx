import type { ImportJob } from '@vitrine/contract/import/import-shapes.ts';
import { CircleAlert } from '@vitrine/ui/icons.ts';
import { Panel } from '@vitrine/ui/panel.tsx';
import { useMessages } from '../../i18n/language.tsx';
import { importMessages } from '../../messages/en/import.ts';
import { listMessages } from '../../messages/en/layout.ts';
import { ReportButton } from './import-notes.tsx';

/** Errors with their lines. Any of them keeps the file from being imported. */
export function ImportIssues({ job }: { job: ImportJob }) {
  const t = useMessages(importMessages);
  const words = useMessages(listMessages);
  return (
    <div role="alert">
      <Panel tone="error" icon={<CircleAlert className="text-error" />}>
        <p className="font-semibold text-strong">{t.issuesTitle}</p>
        <p className="text-second">{t.issuesHint}</p>
        <ul className="mt-3 flex flex-col gap-2">
          {job.problems.map((issue) => {
            const { file, line, place, message } = issue;
            // One of several files is named.
            const where = [
              file !== null && file !== job.name && t.inFile(file),
              line !== null && t.line(line),
              place,
            ].filter(Boolean);
            return (
              <li key={JSON.stringify(issue)} className="min-w-0 break-words">
                {where.length > 0 && (
                  <span className="tabular font-medium text-strong">{words.named(where.join(', '))} </span>
                )}
                {message}
              </li>
            );
          })}
        </ul>
        {job.moreProblems > 0 && <p className="mt-2 text-second">{t.moreProblems(job.moreProblems)}</p>}
        <ReportButton job={job} />
      </Panel>
    </div>
  );
}
