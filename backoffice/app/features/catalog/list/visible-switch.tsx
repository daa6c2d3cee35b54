import type { CatalogRow } from '@vitrine/contract/catalog/staff-catalog-shapes.ts';
import { CheckField } from '@vitrine/ui/check-field.tsx';
import { showToast } from '@vitrine/ui/toasts.ts';
import { useState } from 'react';
import { useErrorText } from '../../../api/error-text.ts';
import { useMessages } from '../../../i18n/language.tsx';
import { productsMessages } from '../../../messages/en/catalog.ts';
import type { CatalogChanges } from '../catalog-queries.ts';
import { SavedMark, useSavedMark } from './saved-mark.tsx';

interface VisibleSwitchProps {
  row: CatalogRow;
  readOnly: boolean;
  changes: CatalogChanges;
  onSaved: (text: string) => void;
}

/** Takes effect at once; a domain error puts it back and says why. */
export function VisibleSwitch({ row, readOnly, changes, onSaved }: VisibleSwitchProps) {
  const t = useMessages(productsMessages);
  const errorText = useErrorText();
  const [asked, setAsked] = useState<boolean | null>(null);
  const { saved, setSaved } = useSavedMark<boolean>();
  const change = async (visible: boolean, before: boolean | null) => {
    setAsked(visible);
    setSaved(null);
    try {
      await changes.patch(row.sku, { visible });
      setSaved({ before });
      onSaved(visible ? t.nowVisible(row.name) : t.nowHidden(row.name));
    } catch (error) {
      showToast({ tone: 'error', text: errorText(error) });
    }
    setAsked(null);
  };
  if (readOnly) return <span>{row.visible ? t.yes : t.no}</span>;
  const label = t.cell(t.visibleColumn, row.name);
  const isOn = asked ?? row.visible;
  const undo = saved?.before ?? null;
  return (
    <span className="-my-1 flex items-center gap-1">
      <CheckField id={`visible-${row.id}`} asSwitch isOn={isOn} onChange={(visible) => change(visible, isOn)}>
        <span className="sr-only">{label}</span>
      </CheckField>
      {saved && <SavedMark label={label} onUndo={undo === null ? null : () => change(undo, null)} />}
    </span>
  );
}
