import { iconButton } from '@vitrine/ui/class-names.ts';
import { ChevronLeft, ChevronRight, Minus, Plus, X } from '@vitrine/ui/icons.ts';
import { closeModal, openModal } from '@vitrine/ui/modal.ts';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Photo } from '../../../format/photo.ts';
import { useMessages } from '../../../i18n/use-language.ts';
import { zoomMessages } from '../../../messages/en/product.ts';

interface ZoomDialogProps {
  photos: Photo[];
  name: string;
  start: number;
  onClose: () => void;
}

const closest = 3;

/** Everything that gestures can do is also possible with buttons. */
export function ZoomDialog({ photos, name, start, onClose }: ZoomDialogProps) {
  const t = useMessages(zoomMessages);
  const [at, setAt] = useState(start);
  const [scale, setScale] = useState(1);
  const area = useRef<HTMLDivElement>(null);

  /** Keeps the point in the middle of the area there; at first that is the middle of the picture. */
  const zoom = (to: number) => {
    const shown = area.current;
    if (!shown) return;
    const x = (shown.scrollLeft + shown.clientWidth / 2) / shown.scrollWidth;
    const y = (shown.scrollTop + shown.clientHeight / 2) / shown.scrollHeight;
    flushSync(() => setScale(to));
    shown.scrollTo(x * shown.scrollWidth - shown.clientWidth / 2, y * shown.scrollHeight - shown.clientHeight / 2);
  };
  const turn = (by: number) => {
    setAt((at + by + photos.length) % photos.length);
    setScale(1);
  };
  const photo = photos[at];
  if (!photo) return null;
  return (
    <dialog
      ref={openModal}
      onClose={onClose}
      aria-label={name}
      className="m-auto h-dvh max-h-none w-dvw max-w-none bg-page text-body backdrop:bg-page"
    >
      <div className="flex h-full flex-col">
        <div className="flex items-center gap-1 p-2">
          <p role="status" className="tabular flex-1 pl-3 text-small text-second">
            {t.picture(at + 1, photos.length)}
          </p>
          <button
            type="button"
            aria-label={t.zoomOut}
            disabled={scale === 1}
            onClick={() => zoom(scale - 1)}
            className={`${iconButton} disabled:opacity-40`}
          >
            <Minus />
          </button>
          <button
            type="button"
            aria-label={t.zoomIn}
            disabled={scale === closest}
            onClick={() => zoom(scale + 1)}
            className={`${iconButton} disabled:opacity-40`}
          >
            <Plus />
          </button>
          <button type="button" aria-label={t.closeZoom} onClick={closeModal} className={iconButton}>
            <X />
          </button>
        </div>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: a double click repeats what the buttons above do */}
        <div
          ref={area}
          tabIndex={scale === 1 ? undefined : 0}
          className="flex flex-1 touch-manipulation overflow-auto"
          onDoubleClick={() => zoom(scale === 1 ? 2 : 1)}
        >
          <img
            src={photo.url}
            alt={photo.alt || name}
            className="m-auto rounded-control object-contain dark:brightness-90"
            style={{ height: `${scale * 100}%`, maxWidth: scale === 1 ? '100%' : 'none' }}
          />
        </div>
        {photos.length > 1 && (
          <div className="flex justify-center gap-4 p-2">
            <button type="button" aria-label={t.previous} onClick={() => turn(-1)} className={iconButton}>
              <ChevronLeft />
            </button>
            <button type="button" aria-label={t.next} onClick={() => turn(1)} className={iconButton}>
              <ChevronRight />
            </button>
          </div>
        )}
      </div>
    </dialog>
  );
}
