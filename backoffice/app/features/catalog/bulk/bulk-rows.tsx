import type { BulkRow } from '@vitrine/contract/product-editing/bulk-actions.ts';
import { useMessages } from '../../../i18n/language.tsx';
import { bulkMessages } from '../../../messages/en/catalog.ts';
import { Badge } from '../../../ui/badge.tsx';
import { useBulkFieldName } from './bulk-field-names.ts';
import { useBulkValue } from './bulk-value.ts';

/** Each product with its old and new values. */
export function BulkRows({ rows }: { rows: readonly BulkRow[] }) {
  const t = useMessages(bulkMessages);
  const valueText = useBulkValue();
  const fieldName = useBulkFieldName();
  return (
    <ul className="flex flex-col divide-y divide-line border-y border-line">
      {rows.map(({ sku, name, warned, refusal, changes }) => (
        <li key={sku} className="flex flex-col gap-0.5 py-2.5">
          <p className="flex flex-wrap items-center gap-x-2">
            <span className="min-w-0 font-medium break-words text-strong">{name}</span>
            <span className="tabular text-micro text-muted">{sku}</span>
            {warned && <Badge tone="warn">{t.large}</Badge>}
          </p>
          {refusal !== null && <p className="text-small text-error">{refusal}</p>}
          {changes.map((change) => (
            <p key={`${change.sku} ${change.field}`} className="tabular text-small break-words">
              <span className="text-second">
                {change.sku !== null && change.sku !== sku && `${change.sku} · `}
                {t.ofField(fieldName(change.field))}
              </span>
              <span className="sr-only">{t.from} </span>
              <s className="text-muted decoration-1">{valueText(change.field, change.from)}</s>
              <span aria-hidden className="text-muted">
                {' → '}
              </span>
              <span className="sr-only"> {t.to} </span>
              <span className="font-medium text-strong">{valueText(change.field, change.to)}</span>
            </p>
          ))}
        </li>
      ))}
    </ul>
  );
}
