import { classNames } from '@vitrine/ui/class-names.ts';
import {
  type KeyboardEvent,
  type PointerEvent as PressEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import type { Picture } from '../../../../forms/form-values.ts';
import { Gaps } from '../../../../forms/texts/language-columns.tsx';
import { useMessages } from '../../../../i18n/language.tsx';
import { productMessages } from '../../../../messages/en/catalog.ts';
import { smallUrl } from '../../../../ui/thumbnail.tsx';

interface PictureGridProps {
  pictures: readonly Picture[];
  languages: readonly string[];
  readOnly: boolean;
  /** A press takes a picture, and the next one says its place: fingers do not drag. */
  isArranging: boolean;
  onMove: (from: number, to: number) => void;
  /** Back to this order: dragging was given up. */
  onArrange: (pictures: readonly Picture[]) => void;
  onOpen: (hash: string) => void;
}

const tileId = (hash: string): string => `picture-${hash}`;

/** Once it is at its place. */
export const focusPicture = (hash: string | undefined): number =>
  requestAnimationFrame(() => hash && document.getElementById(tileId(hash))?.focus());

/** Pixels that a hand moves while it only presses. */
const SLACK = 6;

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** Pressed, a picture opens; dragged, or with Alt and an arrow key, it moves. */
export function PictureGrid(props: PictureGridProps) {
  const { pictures, languages, readOnly, isArranging, onMove, onArrange, onOpen } = props;
  const t = useMessages(productMessages);
  const { dragged, wasDragged, press } = useDragging({ pictures, onMove, onArrange });
  const [taken, setTaken] = useState<string | null>(null);
  const from = isArranging ? pictures.findIndex((one) => one.hash === taken) : -1;
  const place = (hash: string, to: number) => {
    if (from >= 0 && from !== to) onMove(from, to);
    setTaken(from >= 0 ? null : hash);
  };
  const step = (event: KeyboardEvent, index: number) => {
    const by = steps[event.key];
    if (readOnly || !event.altKey || by === undefined) return;
    event.preventDefault();
    const to = index + by;
    if (to < 0 || to >= pictures.length) return;
    onMove(index, to);
    focusPicture(pictures[index]?.hash);
  };
  return (
    <ol className="grid grid-cols-[repeat(auto-fill,minmax(6rem,1fr))] gap-2 empty:hidden">
      {pictures.map(({ hash, url, alt }, index) => {
        const gaps = languages.filter((language) => !alt[language]?.trim()).length;
        return (
          <li key={hash}>
            <button
              id={tileId(hash)}
              type="button"
              {...(isArranging ? { 'aria-pressed': index === from } : { 'aria-haspopup': 'dialog' })}
              data-picture={hash}
              onPointerDown={(event) => !readOnly && press(event, hash)}
              onKeyDown={(event) => step(event, index)}
              onClick={() => !wasDragged() && (isArranging ? place(hash, index) : onOpen(hash))}
              className={classNames(
                'relative block w-full overflow-hidden rounded-control border bg-tile select-none',
                dragged === hash || index === from
                  ? 'border-action opacity-60 inset-ring inset-ring-action'
                  : 'border-line',
              )}
            >
              <span className="sr-only">{t.picture(index + 1)} </span>
              <img
                src={smallUrl(url)}
                alt={alt[languages[0] ?? ''] ?? ''}
                draggable={false}
                loading="lazy"
                decoding="async"
                className="aspect-square w-full object-cover"
              />
              {gaps > 0 && (
                <span className="absolute top-1 right-1 leading-none">
                  <Gaps count={gaps} />
                </span>
              )}
            </button>
          </li>
        );
      })}
    </ol>
  );
}

interface Drag {
  readonly hash: string;
  readonly x: number;
  readonly y: number;
  /** The order before it. */
  readonly before: readonly Picture[];
}

/** Moves the pressed picture to the one under the mouse. A finger scrolls the page: it moves pictures by two taps. */
function useDragging({ pictures, onMove, onArrange }: Pick<PictureGridProps, 'pictures' | 'onMove' | 'onArrange'>) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const [isMoving, setMoving] = useState(false);
  // The press that ends a drag is a click too.
  const wasMoving = useRef(false);
  const follow = useEffectEvent(({ target, clientX, clientY }: PointerEvent) => {
    if (!drag || (!isMoving && Math.hypot(clientX - drag.x, clientY - drag.y) < SLACK)) return;
    setMoving(true);
    wasMoving.current = true;
    const over = target instanceof Element ? target.closest<HTMLElement>('[data-picture]')?.dataset.picture : undefined;
    const [from, to] = [drag.hash, over].map((hash) => pictures.findIndex((one) => one.hash === hash));
    if (from !== undefined && to !== undefined && from >= 0 && to >= 0 && from !== to) onMove(from, to);
  });
  const end = useEffectEvent(() => {
    setDrag(null);
    setMoving(false);
  });
  const giveUp = useEffectEvent((event: Event) => {
    if (event instanceof globalThis.KeyboardEvent && event.key !== 'Escape') return;
    if (drag) onArrange(drag.before);
    end();
  });
  useEffect(() => {
    if (!drag) return;
    const stop = new AbortController();
    const { signal } = stop;
    document.addEventListener('pointermove', (event) => follow(event), { signal });
    document.addEventListener('pointerup', () => end(), { signal });
    document.addEventListener('pointercancel', (event) => giveUp(event), { signal });
    document.addEventListener('keydown', (event) => giveUp(event), { signal });
    return () => stop.abort();
  }, [drag]);
  return {
    dragged: isMoving ? drag?.hash : undefined,
    wasDragged: () => wasMoving.current,
    press: ({ pointerType, button, clientX, clientY }: PressEvent, hash: string) => {
      wasMoving.current = false;
      if (pointerType !== 'touch' && button === 0) setDrag({ hash, x: clientX, y: clientY, before: pictures });
    },
  };
}
