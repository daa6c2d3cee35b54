import type { ImportChoices, ImportJob } from '@vitrine/contract/import/import-shapes.ts';
import type { EntryChange } from '../../history/history.ts';
import { throwDomainError } from '../../platform/domain-error.ts';
import type { StaffContext } from '../../store/store.ts';
import { throwIfBusy, workOnImport } from './import-work.ts';
import { getUpload, readImport, requireForFormat } from './read-import.ts';

const MAX_TEXT = 300;

/** Two thousand descriptions are many megabytes; nobody reads them to the end in a preview. */
const withShortTexts = (changes: readonly EntryChange[]): EntryChange[] =>
  JSON.parse(
    JSON.stringify(changes, (_, value: unknown) =>
      typeof value === 'string' && value.length > MAX_TEXT ? `${value.slice(0, MAX_TEXT)}…` : value,
    ),
  ) as EntryChange[];

/** Checks the file with these choices. A large file goes on after the response, which then shows the progress. */
export async function previewImport(ctx: StaffContext, id: number, choices: ImportChoices): Promise<ImportJob> {
  const { upload, store } = await getUpload(ctx, id);
  if (upload.state === 'done') throwDomainError('import.done');
  if ((upload.facts?.kind === 'table') !== (choices.format !== null)) throwDomainError('import.format');
  requireForFormat(ctx, choices.format);
  await throwIfBusy(ctx, store.id, id);
  await workOnImport(ctx, upload, {
    start: { state: 'checking', choices, previewedAt: ctx.now, plan: null, outcome: null, changes: null, report: null },
    choices,
    options: { preview: true, countDaysFrom: ctx.now },
    end: ({ plan = null, changes }) => ({ state: 'checked', plan, changes: withShortTexts(changes) }),
  });
  return readImport(ctx, id);
}
