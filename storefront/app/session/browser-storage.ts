// Access to localStorage. It may be disabled, full or forbidden; the shop works without it, so every error is
// ignored.
import { hasShopperLeft } from './shopper-left.ts';

export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Returns whether the value was stored. Nothing is, once the shopper of this page has signed out. */
export function store(key: string, value: string | null): boolean {
  if (value !== null && hasShopperLeft()) return false;
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

// Access to sessionStorage, which survives a reload and a reopened tab. As with localStorage, every error is ignored,
// and nothing is stored once the shopper of this page has signed out.
export function readSessionValue(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

export function storeSessionValue(key: string, value: string | null): void {
  if (value !== null && hasShopperLeft()) return;
  try {
    if (value === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, value);
  } catch {
    // Callers also have the value in memory.
  }
}
