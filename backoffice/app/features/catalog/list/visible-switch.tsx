import type { CatalogRow } from '@vitrine/contract/catalog/staff-catalog-shapes.ts';
import { CheckField } from '@vitrine/ui/check-field.tsx';
import { showToast } from '@vitrine/ui/toasts.ts';
import { useState } from 'react';
import { useErrorText } from '../../../api/error-text.ts';
import { useMessages } from '../../../i18n/language.tsx';
import { productsMessages } from '../../../messages/en/catalog.ts';
import type { CatalogChanges } from '../catalog-queries.ts';

interface VisibleSwitchProps {
  row: CatalogRow;
  readOnly: boolean;
  changes: CatalogChanges;
  onSaved: (text: string) => void;
}

/** Takes effect at once; a refusal puts it back and says why. */
export function VisibleSwitch({ row, readOnly, changes, onSaved }: VisibleSwitchProps) {
  const t = useMessages(productsMessages);
  const errorText = useErrorText();
  const [asked, setAsked] = useState<boolean | null>(null);
  const change = async (visible: boolean) => {
    setAsked(visible);
    try {
      await changes.patch(row.sku, { visible });
      onSaved(visible ? t.nowVisible(row.name) : t.nowHidden(row.name));
    } catch (error) {
      showToast({ tone: 'failure', text: errorText(error) });
    }
    setAsked(null);
  };
  if (readOnly) return <span>{row.visible ? t.yes : t.no}</span>;
  return (
    <CheckField id={`visible-${row.id}`} asSwitch isOn={asked ?? row.visible} onChange={change}>
      <span className="sr-only">{t.cell(t.visibleColumn, row.name)}</span>
    </CheckField>
  );
}
