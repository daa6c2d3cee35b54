import { exportData } from '@vitrine/contract/account/account.ts';
import { Button } from '@vitrine/ui/button.tsx';
import { useState } from 'react';
import { errorMessage } from '../../api/error-message.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { accountMessages } from '../../messages/en/account.ts';
import { translate } from '../../messages/translate.ts';
import { saveFile } from '../../session/save-file.ts';
import { fetchFile } from '../../session/shopper-api.client.ts';

export function DataSection() {
  const language = useLanguage();
  const t = translate(accountMessages, language);
  const [message, setMessage] = useState('');
  const [busy, setBusy] = useState<'json' | 'csv' | null>(null);
  const download = (format: 'json' | 'csv') => async () => {
    if (busy) return;
    setBusy(format);
    setMessage('');
    try {
      saveFile(await fetchFile(exportData, { query: { format } }), `my-data.${format}`);
    } catch (error) {
      setMessage(errorMessage(error, language));
    }
    setBusy(null);
  };
  return (
    <>
      <p className="text-second">{t.dataText}</p>
      <div className="mt-3 flex flex-wrap gap-3 max-sm:flex-col">
        <Button kind="secondary" onClick={download('json')} aria-busy={busy === 'json'}>
          {t.json}
        </Button>
        <Button kind="secondary" onClick={download('csv')} aria-busy={busy === 'csv'}>
          {t.csv}
        </Button>
      </div>
      <p role="alert" className="mt-2 font-medium text-error empty:hidden">
        {message}
      </p>
    </>
  );
}
