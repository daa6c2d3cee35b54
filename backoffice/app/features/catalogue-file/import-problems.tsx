import type { ImportJob } from '@vitrine/contract/merchant/catalogue-file-shapes.ts';
import { CircleAlert } from '@vitrine/ui/icons.ts';
import { Panel } from '@vitrine/ui/panel.tsx';
import { useMessages } from '../../i18n/language.tsx';
import { importMessages } from '../../messages/en/import.ts';
import { listMessages } from '../../messages/en/list.ts';
import { fileMessage } from './file-message.ts';
import { ReportButton } from './import-notes.tsx';
import { problemParts } from './problem-parts.ts';

/** Errors with their lines. Any of them keeps the file from being imported. */
export function ImportProblems({ job }: { job: ImportJob }) {
  const t = useMessages(importMessages);
  const words = useMessages(listMessages);
  return (
    <div role="alert">
      <Panel tone="error" icon={<CircleAlert className="text-error" />}>
        <p className="font-semibold text-strong">{t.problemsTitle}</p>
        <p className="text-second">{t.problemsHint}</p>
        <ul className="mt-3 flex flex-col gap-2">
          {job.problems.map((text) => {
            const { line, place, message } = problemParts(text);
            return (
              <li key={text} className="min-w-0 break-words">
                {(line !== '' || place !== '') && (
                  <span className="tabular font-medium text-strong">
                    {words.named([line && t.line(line), place].filter(Boolean).join(', '))}{' '}
                  </span>
                )}
                {fileMessage(message, t.messages)}
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
