import { buttonClassName } from '@vitrine/ui/button.tsx';
import { classNames } from '@vitrine/ui/class-names.ts';
import { FormError } from '@vitrine/ui/form-error.tsx';
import { Spinner } from '@vitrine/ui/spinner.tsx';
import { useState } from 'react';
import { useErrorText } from '../../api/error-text.ts';
import { useMessages } from '../../i18n/language.tsx';
import { importMessages } from '../../messages/en/import.ts';
import { useUpload } from './import-queries.ts';

/** Sends a file that is chosen or dropped; nothing is changed by it. */
export function ChooseFile({ onSent }: { onSent: (id: number) => void }) {
  const t = useMessages(importMessages);
  const errorText = useErrorText();
  const upload = useUpload();
  const [isOver, setOver] = useState(false);
  const send = (file: File | undefined) => {
    if (file && !upload.isPending) upload.mutate(file, { onSuccess: ({ id }) => onSent(id) });
  };
  return (
    <>
      <p className="text-second">{t.about}</p>
      <FormError message={upload.error && errorText(upload.error)} />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is one of two ways, the other uses the keyboard */}
      <div
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          send(event.dataTransfer.files[0]);
        }}
        className={classNames(
          'flex flex-col items-center gap-3 rounded-panel border-2 border-dashed px-5 py-8 text-center',
          isOver ? 'border-action bg-tint' : 'border-line-strong',
        )}
      >
        {upload.isPending ? (
          <p role="status" className="flex min-h-11 items-center gap-3">
            <Spinner size={20} />
            <span className="min-w-0 break-words">{t.sending(upload.variables.name)}</span>
          </p>
        ) : (
          <>
            <p className="text-second">{t.dropHint}</p>
            <label className={buttonClassName('primary', 'cursor-pointer focus-within:outline-2')}>
              {t.choose}
              <input
                type="file"
                accept=".csv,.tsv,.txt,.yaml,.yml,.zip"
                className="sr-only"
                onChange={(event) => {
                  send(event.target.files?.[0]);
                  event.target.value = '';
                }}
              />
            </label>
          </>
        )}
        <p className="text-small text-muted">{t.kinds}</p>
      </div>
      <p className="text-small text-muted">{t.personal}</p>
    </>
  );
}
