// Toasts. They are stored outside React, because their events happen outside it too.
import { createStore } from './create-store.ts';

export interface Toast {
  id: number;
  /** Appearance; an error is announced at once and stays until it is closed. */
  tone: 'success' | 'removed' | 'warn' | 'error';
  text: string;
  action?: { label: string; run: () => void } | undefined;
  /** How long it stays, where that is not as usual. */
  seconds?: number;
}

const max = 3;
const plainTime = 6000;
const actionTime = 8000;

const toasts = createStore<readonly Toast[]>(() => []);
let lastId = 0;
let isPaused = false;
const timers = new Map<number, ReturnType<typeof setTimeout>>();

export const currentToasts = toasts.get;
export const onToasts = toasts.subscribe;

/** The same text replaces the earlier toast. */
export function showToast(toast: Omit<Toast, 'id'>): void {
  lastId += 1;
  const added = { ...toast, id: lastId };
  const kept = toasts.get().filter(({ text, action }) => text !== toast.text || action);
  const shown = [...kept, added].slice(-max);
  for (const gone of toasts.get()) if (!shown.includes(gone)) stopTimer(gone.id);
  update(shown);
  if (!isPaused) startTimer(added);
}

export function closeToast(id: number): void {
  stopTimer(id);
  update(toasts.get().filter((toast) => toast.id !== id));
}

/** For pages where nothing of the page before may stay. */
export function clearToasts(): void {
  for (const { id } of toasts.get()) stopTimer(id);
  update([]);
}

/** While the shopper hovers or focuses a toast none disappears; afterwards each has its full time again. */
export function pauseToasts(pause: boolean): void {
  if (pause === isPaused) return;
  isPaused = pause;
  for (const toast of toasts.get()) {
    stopTimer(toast.id);
    if (!pause) startTimer(toast);
  }
}

function startTimer({ id, tone, action, seconds }: Toast): void {
  if (tone === 'error') return;
  const usual = action ? actionTime : plainTime;
  timers.set(
    id,
    setTimeout(() => closeToast(id), seconds === undefined ? usual : seconds * 1000),
  );
}

function stopTimer(id: number): void {
  clearTimeout(timers.get(id));
  timers.delete(id);
}

function update(next: readonly Toast[]): void {
  if (next.length === 0) isPaused = false;
  toasts.set(next);
}
