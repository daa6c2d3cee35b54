import { buttonClassName } from '@vitrine/ui/button.tsx';
import { iconButton } from '@vitrine/ui/class-names.ts';
import { Trash2 } from '@vitrine/ui/icons.ts';
import { Spinner } from '@vitrine/ui/spinner.tsx';
import { type ReactNode, useId, useState } from 'react';
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

/** One picture of an entry. */
export const PictureField = ({ field, label, values, readOnly, onChange }: PictureFieldProps) => (
  <PictureChoice
    label={label}
    url={pictureIn(values, field)?.url ?? null}
    accept="image/jpeg,image/png,image/webp,image/avif,image/gif"
    readOnly={readOnly}
    send={async (file) => {
      const { hash, name, url } = await sendPicture(file);
      onChange({ [field]: [{ hash, name, url, alt: {} }] });
    }}
    onRemove={() => onChange({ [field]: [] })}
  />
);

interface PictureChoiceProps {
  label: string;
  hint?: string;
  /** null: there is none. */
  url: string | null;
  /** Formats, as the browser offers them. */
  accept: string;
  readOnly?: boolean;
  /** Draws the picture otherwise than as a square. */
  children?: ReactNode;
  send: (file: File) => Promise<void>;
  onRemove: () => void;
}

/** A picture that is stored when it is chosen. Why it was refused is said beside it. */
export function PictureChoice({ label, hint, url, accept, readOnly, children, send, onRemove }: PictureChoiceProps) {
  const t = useMessages(structureMessages);
  const words = useMessages(listMessages);
  const errorText = useErrorText();
  const id = useId();
  const [isBusy, setBusy] = useState(false);
  const [issue, setIssue] = useState<string | null>(null);
  const choose = async (file: File | undefined) => {
    if (!file) return;
    setBusy(true);
    setIssue(null);
    try {
      await send(file);
    } catch (error) {
      setIssue(errorText(error));
    }
    setBusy(false);
  };
  return (
    <fieldset className="flex min-w-0 flex-col gap-2">
      <legend className="mb-1.5 text-small font-medium text-strong">{label}</legend>
      {hint && <p className="-mt-1.5 text-small text-muted">{hint}</p>}
      <div className="flex flex-wrap items-center gap-3">
        {url ? (children ?? <Thumbnail image={url} />) : <span className="text-small text-muted">{t.noPicture}</span>}
        {!readOnly && (
          <>
            <label htmlFor={id} className={buttonClassName('secondary', 'cursor-pointer focus-within:outline-2')}>
              {isBusy && <Spinner size={18} />}
              {isBusy ? t.uploading : t.choosePicture}
              <input
                id={id}
                type="file"
                accept={accept}
                className="sr-only"
                onChange={(event) => {
                  void choose(event.target.files?.[0]);
                  event.target.value = '';
                }}
              />
            </label>
            {url && (
              <button
                type="button"
                aria-label={words.labelled(t.removePicture, label)}
                onClick={() => {
                  setIssue(null);
                  onRemove();
                }}
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
