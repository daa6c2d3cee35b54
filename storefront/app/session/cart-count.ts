// How many pieces the cart holds, kept beside its code: the badge is right at once on every page and in every tab, without
// loading the cart.
import { readStored, store } from './browser-storage.ts';
import { cartKey } from './cart-code.ts';
import { merchantHere } from './page-facts.ts';

const keyHere = () => `${cartKey(merchantHere())}_count`;
const listeners = new Set<() => void>();
/** What is shown when nothing can be stored. */
let latest: number | undefined;

export function cartCount(): number {
  latest ??= readCount();
  return latest;
}

export function keepCartCount(count: number): void {
  if (count === cartCount()) return;
  latest = count;
  store(keyHere(), count > 0 ? String(count) : null);
  for (const listener of listeners) listener();
}

/** Hears changes of this tab and of the others. */
export function onCartCount(listener: () => void): () => void {
  const hear = ({ key }: StorageEvent) => {
    if (key !== keyHere() && key !== null) return;
    latest = readCount();
    listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', hear);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', hear);
  };
}

function readCount(): number {
  const count = Number(readStored(keyHere()));
  return Number.isInteger(count) && count > 0 ? count : 0;
}
