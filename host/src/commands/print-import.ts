import { type ImportResult, type IssueCode, issueText } from '@vitrine/server';
import { TYPED } from '@vitrine/server/program.ts';
import { entryLines } from './print-history.ts';

const MAX_CHANGES = 200;

/** Options of the command that answer what a file leaves open; a screen asks the same beside the file. */
const options: Partial<Record<IssueCode, string>> = {
  'unknown-columns': '--format=FORMAT says which; --mapping FILE names columns of another language',
  'several-formats': '--format=FORMAT says which',
  'decimal-signs': '--decimal=. or --decimal=,',
  'former-price': '--price-history FILE has the earlier prices',
  'nothing-struck-out': '--price-history FILE has the earlier prices',
  'sold-on': '--continue=preorder takes pre-orders',
  uncounted: '--untracked=N gives goods without counted stock N pieces',
  'stock-shared': '--untracked=N gives goods without counted stock N pieces',
  'not-subscribed': '--consent-note "where and when" records their consent',
  'stock-left': '--stock takes the stock of the file',
};

export const optionLines = (issues: readonly { readonly code: IssueCode }[]): string[] =>
  [...new Set(issues.flatMap(({ code }) => options[code] ?? []))].map((text) => `  ${text}`);

export function resultLines(result: ImportResult, preview: boolean) {
  const { created, changed, unchanged, changes, warnings, reasons = [], historyId, report } = result;
  const lines = changes.flatMap(entryLines);
  return [
    ...(preview ? lines.slice(0, MAX_CHANGES) : []),
    ...(preview && lines.length > MAX_CHANGES ? [`… and ${lines.length - MAX_CHANGES} more`] : []),
    ...warnings.map((warning) => `! ${issueText(warning)}`),
    ...optionLines([...warnings, ...reasons]),
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
