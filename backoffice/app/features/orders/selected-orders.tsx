import { linkClassName } from '@vitrine/ui/class-names.ts';
import { useMessages } from '../../i18n/language.tsx';
import { ordersMessages } from '../../messages/en/orders.ts';
import { PrintButtons } from './print-buttons.tsx';

/** What can be done with the selected orders. It stays at the lower edge while one scrolls. */
export function SelectedOrders({ ids, onClear }: { ids: readonly number[]; onClear: () => void }) {
  const t = useMessages(ordersMessages);
  return (
    <div role="status" className={ids.length > 0 ? 'action-bar' : undefined}>
      {ids.length > 0 && (
        <div className="flex flex-wrap items-center gap-3 rounded-panel border border-line bg-raised p-3 shadow-menu">
          <p className="tabular px-1 font-medium text-strong">{t.selected(ids.length)}</p>
          <PrintButtons
            ids={ids}
            labels={{ invoice: t.invoices, packingSlip: t.packingSlips }}
            names={{ invoice: t.invoiceFile, packingSlip: t.packingFile }}
            className="px-4"
          />
          <button type="button" onClick={onClear} className={linkClassName}>
            {t.unselect}
          </button>
        </div>
      )}
    </div>
  );
}
