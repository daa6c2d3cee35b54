import { useErrorText } from '../../../api/error-text.ts';
import { useMessages } from '../../../i18n/language.tsx';
import { productsMessages } from '../../../messages/en/catalog.ts';
import type { CatalogChanges } from '../catalog-queries.ts';
import { EditCell } from './edit-cell.tsx';
import { MAX_NAME, readName } from './typed-values.ts';

interface NameCellProps {
  sku: string;
  name: string;
  readOnly: boolean;
  changes: CatalogChanges;
  onSaved: (text: string) => void;
  wraps?: boolean;
}

export function NameCell({ sku, name, readOnly, changes, onSaved, wraps = false }: NameCellProps) {
  const t = useMessages(productsMessages);
  const errorText = useErrorText();
  const save = async (text: string) => {
    const read = readName(text);
    if ('issue' in read) return read.issue === 'empty' ? t.nameEmpty : t.nameLong(MAX_NAME);
    await changes.patch(sku, { name: read.name });
    onSaved(t.saved(t.name, read.name));
    return null;
  };
  return (
    <EditCell
      label={t.cell(t.name, name)}
      value={name}
      column="name"
      readOnly={readOnly}
      wraps={wraps}
      className="font-medium text-strong"
      save={save}
      errorText={errorText}
    />
  );
}
