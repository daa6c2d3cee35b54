import { printOrders } from '@vitrine/contract/orders/staff-orders.ts';
import { Button } from '@vitrine/ui/button.tsx';
import { FileDown, Printer } from '@vitrine/ui/icons.ts';
import { Spinner } from '@vitrine/ui/spinner.tsx';
import { showToast } from '@vitrine/ui/toasts.ts';
import { useState } from 'react';
import { useErrorText } from '../../api/error-text.ts';
import { fetchFile, saveFile } from '../../api/files.ts';
import { useMessages } from '../../i18n/language.tsx';
import { ordersMessages } from '../../messages/en/orders.ts';

const MAX_PRINTED = 100;

/** Invoices or packing slips of the orders as one PDF. */
async function printPdf(ids: readonly number[], kind: 'invoice' | 'packing-slip', name: string): Promise<void> {
  saveFile(await fetchFile(printOrders, { body: { ids: [...ids], kind } }), `${name}.pdf`);
}

interface PrintButtonsProps {
  ids: readonly number[];
  labels: { invoice: string; packingSlip: string };
  names: { invoice: string; packingSlip: string };
  hasInvoice?: boolean;
  className?: string;
}

/** Packing slips and invoices of one or more orders as a PDF. */
export function PrintButtons({ ids, labels, names, hasInvoice = true, className = '' }: PrintButtonsProps) {
  const t = useMessages(ordersMessages);
  const errorText = useErrorText();
  const [busy, setBusy] = useState<'invoice' | 'packing-slip' | null>(null);
  const print = async (kind: 'invoice' | 'packing-slip', name: string) => {
    if (busy) return;
    if (ids.length > MAX_PRINTED) {
      showToast({ tone: 'error', text: t.tooMany(MAX_PRINTED) });
      return;
    }
    setBusy(kind);
    try {
      await printPdf(ids, kind, name);
      showToast({ tone: 'success', text: t.printed });
    } catch (error) {
      showToast({ tone: 'error', text: errorText(error) });
    }
    setBusy(null);
  };
  return (
    <>
      <Button
        kind="secondary"
        aria-busy={busy === 'packing-slip'}
        onClick={() => print('packing-slip', names.packingSlip)}
        className={className}
      >
        {busy === 'packing-slip' ? <Spinner size={20} /> : <Printer size={20} />}
        {labels.packingSlip}
      </Button>
      {hasInvoice && (
        <Button
          kind="secondary"
          aria-busy={busy === 'invoice'}
          onClick={() => print('invoice', names.invoice)}
          className={className}
        >
          {busy === 'invoice' ? <Spinner size={20} /> : <FileDown size={20} />}
          {labels.invoice}
        </Button>
      )}
    </>
  );
}
