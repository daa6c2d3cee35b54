import { type ImportResult, issueText } from '@vitrine/server';
import { TYPED } from '@vitrine/server/program.ts';
import { entryLines } from './print-history.ts';

const MAX_CHANGES = 200;

export function resultLines(result: ImportResult, preview: boolean) {
  const { created, changed, unchanged, changes, warnings, historyId, report } = result;
  const lines = changes.flatMap(entryLines);
  return [
    ...(preview ? lines.slice(0, MAX_CHANGES) : []),
    ...(preview && lines.length > MAX_CHANGES ? [`… and ${lines.length - MAX_CHANGES} more`] : []),
    ...warnings.map((warning) => `! ${issueText(warning)}`),
    ...(report === undefined ? [] : [`Report: ${report}`]),
    `new: ${counted(created)}; changed: ${counted(changed)}; unchanged: ${counted(unchanged)}`,
    preview
      ? 'Preview: nothing was changed.'
      : historyId === undefined
        ? Object.keys(created).length === 0
          ? 'Nothing had to be changed.'
          : '✓ Imported.'
        : `✓ Imported as change ${historyId}: ${TYPED} history ${historyId}`,
  ];
}

const plurals: Readonly<Record<string, string>> = {
  box: 'boxes',
  category: 'categories',
  property: 'properties',
  synonyms: 'synonyms',
};

function counted(counts: Readonly<Record<string, number>>): string {
  const parts = Object.entries(counts).map(
    ([kind, count]) => `${count} ${count === 1 ? kind : (plurals[kind] ?? `${kind}s`)}`,
  );
  return parts.length === 0 ? 'none' : parts.join(', ');
}
