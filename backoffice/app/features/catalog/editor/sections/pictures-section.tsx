import { Button, buttonClassName } from '@vitrine/ui/button.tsx';
import { classNames } from '@vitrine/ui/class-names.ts';
import { CircleAlert } from '@vitrine/ui/icons.ts';
import { Spinner } from '@vitrine/ui/spinner.tsx';
import { type DragEvent, useEffect, useEffectEvent, useState } from 'react';
import type { Picture } from '../../../../forms/form-values.ts';
import { useMessages } from '../../../../i18n/language.tsx';
import { productMessages } from '../../../../messages/en/catalog.ts';
import { listMessages } from '../../../../messages/en/layout.ts';
import { textButtonClassName } from '../../../../ui/class-names.ts';
import { FoldSection } from '../../../../ui/section.tsx';
import { picturesIn } from '../form/product-values.ts';
import type { EditorProps } from '../form/use-product-form.ts';
import { focusPicture, PictureGrid } from './picture-grid.tsx';
import { PictureSheet } from './picture-sheet.tsx';
import { type Upload, useUploads } from './use-uploads.ts';

const MAX_PICTURES = 30;

/** The pictures in their order, each with its texts behind it, and those on their way. */
export function PicturesSection({ form, readOnly }: EditorProps) {
  const t = useMessages(productMessages);
  const { product, values, set } = form;
  const pictures = picturesIn(values);
  const [isOver, setOver] = useState(false);
  const [notice, setNotice] = useState('');
  const [opened, setOpened] = useState<string | null>(null);
  const [isArranging, setArranging] = useState(false);
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
    // A spreadsheet copies its cells as a picture too: a text is left to the field.
    const isText = [...(event.clipboardData?.types ?? [])].includes('text/plain');
    if (readOnly || isText || files.length === 0) return;
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
    setNotice(t.movedTo(t.picture(from + 1), to + 1));
  };
  const remove = (hash: string) => {
    const index = pictures.findIndex((one) => one.hash === hash);
    change(pictures.filter((one) => one.hash !== hash));
    setOpened(null);
    focusPicture(pictures[index + 1]?.hash ?? pictures[index - 1]?.hash);
  };
  const index = pictures.findIndex(({ hash }) => hash === opened);
  const picture = pictures[index];
  return (
    <FoldSection name="pictures" title={t.pictures}>
      <PictureGrid
        pictures={pictures}
        languages={product.languages}
        readOnly={readOnly}
        isArranging={isArranging && pictures.length > 1}
        onMove={move}
        onArrange={change}
        onOpen={setOpened}
      />
      <Uploads uploads={uploads} onRetry={retry} onDismiss={dismiss} />
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
            'flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-control border border-dashed px-4 py-2.5',
            isOver ? 'border-action bg-tint' : 'border-line-strong',
          )}
        >
          <p className="min-w-0 flex-1 basis-60 text-small text-second">
            {isArranging ? t.arrangeSteps : t.picturesHint}{' '}
            {pictures.length > 1 && !isArranging && <span className="pointer-coarse:hidden">{t.arrangeHint}</span>}
          </p>
          {pictures.length > 1 && (
            <Button kind="secondary" onClick={() => setArranging(!isArranging)} className="pointer-fine:hidden">
              {isArranging ? t.arrangeEnd : t.arrange}
            </Button>
          )}
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
      {picture && (
        <PictureSheet
          picture={picture}
          index={index}
          count={pictures.length}
          languages={product.languages}
          readOnly={readOnly}
          onChange={(alt) => change(pictures.map((one) => (one === picture ? { ...one, alt } : one)))}
          onMove={(to) => move(index, to)}
          onStep={(to) => setOpened(pictures[to]?.hash ?? null)}
          onRemove={() => remove(picture.hash)}
          onClose={() => setOpened(null)}
        />
      )}
    </FoldSection>
  );
}

interface UploadsProps {
  uploads: readonly Upload[];
  onRetry: (upload: Upload) => void;
  onDismiss: (upload: Upload) => void;
}

function Uploads({ uploads, onRetry, onDismiss }: UploadsProps) {
  const t = useMessages(productMessages);
  const words = useMessages(listMessages);
  return (
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
              <button type="button" onClick={() => onRetry(upload)} className={textButtonClassName}>
                {t.retry}
              </button>
              <button type="button" onClick={() => onDismiss(upload)} className={textButtonClassName}>
                {t.dismiss}
              </button>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
