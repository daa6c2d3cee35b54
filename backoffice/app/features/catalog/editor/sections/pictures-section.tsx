import { AreaField } from '@vitrine/ui/area-field.tsx';
import { buttonClassName } from '@vitrine/ui/button.tsx';
import { classNames, iconButton, linkClassName } from '@vitrine/ui/class-names.ts';
import { ChevronDown, CircleAlert, Trash2 } from '@vitrine/ui/icons.ts';
import { Spinner } from '@vitrine/ui/spinner.tsx';
import { type DragEvent, useEffect, useEffectEvent, useState } from 'react';
import { fieldId } from '../../../../forms/field-id.ts';
import type { Picture } from '../../../../forms/form-values.ts';
import { useMessages } from '../../../../i18n/language.tsx';
import { productMessages } from '../../../../messages/en/catalog.ts';
import { listMessages } from '../../../../messages/en/layout.ts';
import { FoldSection } from '../../../../ui/section.tsx';
import { Thumbnail } from '../../../../ui/thumbnail.tsx';
import { picturesIn } from '../form/product-values.ts';
import type { EditorProps } from '../form/use-product-form.ts';
import { useUploads } from './use-uploads.ts';

const MAX_PICTURES = 30;

export function PicturesSection({ form, readOnly }: EditorProps) {
  const t = useMessages(productMessages);
  const words = useMessages(listMessages);
  const { product, values, set } = form;
  const pictures = picturesIn(values);
  const [isOver, setOver] = useState(false);
  const [notice, setNotice] = useState('');
  const change = (images: readonly Picture[]) => set({ images });
  const { uploads, start, retry, dismiss } = useUploads((picture) => {
    // That some were left out must stay readable.
    setNotice((before) => (before === t.tooMany(MAX_PICTURES) ? before : t.uploaded(picture.name)));
    set((now) => {
      const known = picturesIn(now);
      return known.some(({ hash }) => hash === picture.hash) ? {} : { images: [...known, picture] };
    });
  });
  const add = (files: readonly File[]) => {
    const room = MAX_PICTURES - pictures.length - uploads.length;
    setNotice(files.length > room ? t.tooMany(MAX_PICTURES) : '');
    start(files.slice(0, Math.max(0, room)));
  };
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const files = [...(event.clipboardData?.files ?? [])];
    if (readOnly || files.length === 0) return;
    event.preventDefault();
    add(files);
  });
  useEffect(() => {
    const listen = (event: ClipboardEvent) => paste(event);
    document.addEventListener('paste', listen);
    return () => document.removeEventListener('paste', listen);
  }, []);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    add([...event.dataTransfer.files]);
  };
  const move = (from: number, to: number) => {
    const next = [...pictures];
    next.splice(to, 0, ...next.splice(from, 1));
    change(next);
    // The button stays under the finger and the focus; at the edge the other one takes it.
    requestAnimationFrame(() => {
      const buttons = document.querySelectorAll<HTMLButtonElement>(`#picture-${to} [data-move]:not(:disabled)`);
      (to > from ? [...buttons].at(-1) : buttons[0])?.focus();
    });
  };
  return (
    <FoldSection name="pictures" title={t.pictures}>
      <ol className="flex flex-col gap-3 empty:hidden">
        {pictures.map((picture, index) => {
          const name = t.picture(index + 1);
          const key = `alt-${picture.hash}`;
          return (
            <li
              key={picture.hash}
              id={`picture-${index}`}
              className="flex gap-3 border-b border-line pb-3 last:border-0 last:pb-0"
            >
              <Thumbnail image={picture.url} />
              <fieldset className="min-w-0 flex-1">
                <legend className="sr-only">{name}</legend>
                <div className="grid gap-3 md:grid-cols-2 xl:grid-cols-3">
                  {product.languages.map((language) => (
                    <AreaField
                      key={language}
                      id={fieldId(`${key}:${language}`)}
                      label={t.alt(language.toUpperCase())}
                      value={picture.alt[language] ?? ''}
                      issue={null}
                      isOneParagraph
                      maxLength={160}
                      readOnly={readOnly}
                      onChange={(text) =>
                        change(
                          pictures.map((one) =>
                            one === picture ? { ...one, alt: { ...one.alt, [language]: text } } : one,
                          ),
                        )
                      }
                    />
                  ))}
                </div>
              </fieldset>
              {!readOnly && (
                <div className="-my-1 flex flex-col md:mt-5 md:flex-row">
                  <button
                    type="button"
                    data-move
                    disabled={index === 0}
                    aria-label={t.moveUp(name)}
                    onClick={() => move(index, index - 1)}
                    className={classNames(iconButton, 'disabled:opacity-40')}
                  >
                    <ChevronDown className="rotate-180" size={20} />
                  </button>
                  <button
                    type="button"
                    data-move
                    disabled={index === pictures.length - 1}
                    aria-label={t.moveDown(name)}
                    onClick={() => move(index, index + 1)}
                    className={classNames(iconButton, 'disabled:opacity-40')}
                  >
                    <ChevronDown size={20} />
                  </button>
                  <button
                    type="button"
                    aria-label={t.remove(name)}
                    onClick={() => change(pictures.filter((one) => one !== picture))}
                    className={iconButton}
                  >
                    <Trash2 size={20} />
                  </button>
                </div>
              )}
            </li>
          );
        })}
      </ol>
      <ul className="flex flex-col gap-2 empty:hidden">
        {uploads.map((upload) => (
          <li key={upload.id} className="flex flex-wrap items-center gap-x-3 gap-y-1 text-small">
            {upload.issue === null ? (
              <>
                <Spinner size={18} />
                {t.uploading(upload.file.name)}
              </>
            ) : (
              <>
                <span role="alert" className="flex items-start gap-1.5 font-medium text-error">
                  <CircleAlert className="mt-px" size={18} />
                  {words.labelled(upload.file.name, upload.issue)}
                </span>
                <button type="button" onClick={() => retry(upload)} className={linkClassName}>
                  {t.retry}
                </button>
                <button type="button" onClick={() => dismiss(upload)} className={linkClassName}>
                  {t.dismiss}
                </button>
              </>
            )}
          </li>
        ))}
      </ul>
      <p role="status" className="text-small text-second empty:hidden">
        {notice}
      </p>
      {!readOnly && (
        // biome-ignore lint/a11y/noStaticElementInteractions: dropping files is one of three ways, the others use the keyboard
        <div
          onDragOver={(event) => {
            event.preventDefault();
            setOver(true);
          }}
          onDragLeave={() => setOver(false)}
          onDrop={drop}
          className={classNames(
            'flex flex-col items-center gap-3 rounded-panel border-2 border-dashed p-5 text-center',
            isOver ? 'border-action bg-tint' : 'border-line-strong',
          )}
        >
          <p className="text-small text-second">{t.picturesHint}</p>
          <label className={buttonClassName('secondary', 'cursor-pointer focus-within:outline-2')}>
            {t.choosePictures}
            <input
              type="file"
              multiple
              accept="image/jpeg,image/png,image/webp,image/avif,image/gif"
              className="sr-only"
              onChange={(event) => {
                add([...(event.target.files ?? [])]);
                event.target.value = '';
              }}
            />
          </label>
        </div>
      )}
    </FoldSection>
  );
}
