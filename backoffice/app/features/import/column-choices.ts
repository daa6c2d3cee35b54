// The meaning of the columns of a table: as it is suggested, as it was chosen the last time, and as it is chosen now.
import type { ImportJob, NamedFormat } from '@vitrine/contract/import/import-shapes.ts';

const KEY = 'vitrine.admin.columns';

/** By format, then by the name of the column in small letters. */
type Remembered = Readonly<Record<string, Readonly<Record<string, string>>>>;

function readRemembered(): Remembered {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Remembered;
  } catch {
    return {};
  }
}

const keyOf = (column: string): string => column.trim().toLowerCase();

/** For the next file with columns of the same names. */
export function rememberColumns(format: NamedFormat, mapping: Readonly<Record<string, string>>): void {
  const before = readRemembered();
  const named = Object.fromEntries(Object.entries(mapping).map(([column, target]) => [keyOf(column), target]));
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...before, [format]: { ...before[format], ...named } }));
  } catch {}
}

/** A column that is called like one of the format keeps its name. */
export function startColumns(
  { columns, targets }: Pick<ImportJob, 'columns' | 'targets'>,
  format: NamedFormat,
): Record<string, string> {
  const known = targets?.[format] ?? [];
  const remembered = readRemembered()[format] ?? {};
  const used = new Set<string>();
  return Object.fromEntries(
    columns.map(({ name, suggestion }) => {
      const own = known.find((target) => keyOf(target) === keyOf(name));
      const wanted = remembered[keyOf(name)] ?? own ?? (format === 'vitrine' ? suggestion : '');
      const target = known.includes(wanted) && !used.has(wanted) ? wanted : '';
      used.add(target);
      return [name, target];
    }),
  );
}

/** The first target that two columns have. */
export function targetUsedTwice(mapping: Readonly<Record<string, string>>): string | undefined {
  const chosen = Object.values(mapping).filter((target) => target !== '');
  return chosen.find((target, index) => chosen.indexOf(target) !== index);
}
