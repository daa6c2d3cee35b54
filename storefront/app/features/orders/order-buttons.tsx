import { readInvoice, readOwnInvoice } from '@vitrine/contract/orders/orders.ts';
import { Button } from '@vitrine/ui/button.tsx';
import { FileDown, Printer } from '@vitrine/ui/icons.ts';
import { Spinner } from '@vitrine/ui/spinner.tsx';
import { useState } from 'react';
import { errorMessage } from '../../api/error-message.ts';
import { useLanguage, useMessages } from '../../i18n/use-language.ts';
import { orderMessages } from '../../messages/en/orders.ts';
import { translate } from '../../messages/translate.ts';
import { saveFile } from '../../session/save-file.ts';
import { fetchFile } from '../../session/shopper-api.client.ts';
import type { OrderAccess } from './order-access.ts';

export function InvoiceButton({ access: { id, key } }: { access: OrderAccess }) {
  const language = useLanguage();
  const t = translate(orderMessages, language);
  const [isBusy, setBusy] = useState(false);
  const [message, setMessage] = useState('');
  const download = async () => {
    if (isBusy) return;
    setBusy(true);
    setMessage('');
    try {
      const params = { id };
      const file = key ? fetchFile(readInvoice, { params, query: { key } }) : fetchFile(readOwnInvoice, { params });
      saveFile(await file, `${t.invoiceFile}-${id}.pdf`);
    } catch (error) {
      setMessage(errorMessage(error, language));
    }
    setBusy(false);
  };
  return (
    <>
      <Button kind="secondary" onClick={download} aria-busy={isBusy}>
        {isBusy ? <Spinner size={20} /> : <FileDown size={20} />}
        {t.invoice}
      </Button>
      <p role="alert" className="self-center font-medium text-error empty:hidden">
        {message}
      </p>
    </>
  );
}

export const PrintButton = () => (
  <Button kind="secondary" onClick={() => window.print()} className="no-print needs-script">
    <Printer size={20} />
    {useMessages(orderMessages).print}
  </Button>
);
