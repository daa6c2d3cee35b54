import { customFieldCode } from '@vitrine/contract/custom-fields/custom-fields.ts';
import type { ImportJob } from '@vitrine/contract/import/import-shapes.ts';
import { useMessages } from '../../i18n/language.tsx';
import { importMessages } from '../../messages/en/import.ts';
import { useCustomFieldName, useCustomFields } from '../../session/custom-fields.ts';

interface ColumnTableProps {
  columns: ImportJob['columns'];
  /** The meanings that a column can have. */
  targets: readonly string[];
  mapping: Readonly<Record<string, string>>;
  onChange: (column: string, target: string) => void;
}

/** Columns of variants have a beginning of their own. */
const keyOf = (target: string): string => target.replace(/^variant\./, '');

/** Names columns; those without a name are left out. Under 768 px each column is a block of its own. */
export function ColumnTable({ columns, targets, mapping, onChange }: ColumnTableProps) {
  const t = useMessages(importMessages);
  const customFields = useCustomFields(targets.some((target) => customFieldCode(keyOf(target)))).data ?? [];
  const customName = useCustomFieldName();
  /** The merchant's own fields have a name besides their code. */
  const textOf = (target: string) => {
    const name = customName(keyOf(target), customFields);
    return name === undefined ? target : `${target} – ${name}`;
  };
  return (
    <section aria-label={t.columnsTitle} className="flex min-w-0 flex-col gap-2">
      <p className="text-small text-second">{t.columnsHint}</p>
      <ul className="divide-y divide-line rounded-control border border-line">
        {columns.map(({ name, example }) => (
          <li key={name} className="grid items-center gap-x-4 gap-y-1 px-3 py-2 md:grid-cols-2">
            <span className="min-w-0 break-words">
              <span className="font-medium text-strong">{name}</span>
              {example !== '' && <span className="block truncate text-small text-muted">{t.example(example)}</span>}
            </span>
            <select
              aria-label={t.meaning(name)}
              value={mapping[name] ?? ''}
              onChange={(event) => onChange(name, event.target.value)}
              className="h-11 w-full min-w-0 rounded-control border border-line-strong bg-surface pr-8 pl-2.5 text-body pointer-fine:h-9"
            >
              <option value="">{t.leftOut}</option>
              {targets.map((target) => (
                <option key={target} value={target}>
                  {textOf(target)}
                </option>
              ))}
            </select>
          </li>
        ))}
      </ul>
    </section>
  );
}
