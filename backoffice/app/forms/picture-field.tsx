import { buttonClassName } from '@vitrine/ui/button.tsx';
import { iconButton } from '@vitrine/ui/class-names.ts';
import { Trash2 } from '@vitrine/ui/icons.ts';
import { Spinner } from '@vitrine/ui/spinner.tsx';
import { useId, useState } from 'react';
import { useErrorText } from '../api/error-text.ts';
import { sendPicture } from '../api/files.ts';
import { useMessages } from '../i18n/language.tsx';
import { structureMessages } from '../messages/en/catalog.ts';
import { listMessages } from '../messages/en/layout.ts';
import { Thumbnail } from '../ui/thumbnail.tsx';
import { type FormValues, pictureIn } from './form-values.ts';

interface PictureFieldProps {
  field: string;
  label: string;
  values: FormValues;
  readOnly: boolean;
  onChange: (patch: FormValues) => void;
}

/** One picture, which is stored when it is chosen. */
export function PictureField({ field, label, values, readOnly, onChange }: PictureFieldProps) {
  const t = useMessages(structureMessages);
  const words = useMessages(listMessages);
  const errorText = useErrorText();
  const id = useId();
  const [isBusy, setBusy] = useState(false);
  const [issue, setIssue] = useState<string | null>(null);
  const picture = pictureIn(values, field);
  const send = async (file: File | undefined) => {
    if (!file) return;
    setBusy(true);
    setIssue(null);
    try {
      const { hash, name, url } = await sendPicture(file);
      onChange({ [field]: [{ hash, name, url, alt: {} }] });
    } catch (error) {
      setIssue(errorText(error));
    }
    setBusy(false);
  };
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-1.5 text-small font-medium text-strong">{label}</legend>
      <div className="flex flex-wrap items-center gap-3">
        {picture ? <Thumbnail image={picture.url} /> : <span className="text-small text-muted">{t.noPicture}</span>}
        {!readOnly && (
          <>
            <label htmlFor={id} className={buttonClassName('secondary', 'cursor-pointer focus-within:outline-2')}>
              {isBusy && <Spinner size={18} />}
              {isBusy ? t.uploading : t.choosePicture}
              <input
                id={id}
                type="file"
                accept="image/jpeg,image/png,image/webp,image/avif,image/gif"
                className="sr-only"
                onChange={(event) => {
                  void send(event.target.files?.[0]);
                  event.target.value = '';
                }}
              />
            </label>
            {picture && (
              <button
                type="button"
                aria-label={words.labelled(t.removePicture, label)}
                onClick={() => onChange({ [field]: [] })}
                className={iconButton}
              >
                <Trash2 size={18} />
              </button>
            )}
          </>
        )}
      </div>
      <p role="alert" className="text-small font-medium text-error empty:hidden">
        {issue}
      </p>
    </fieldset>
  );
}
