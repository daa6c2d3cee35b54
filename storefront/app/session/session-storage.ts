// Access to sessionStorage, which survives a reload and a reopened tab. As with localStorage, every failure is ignored,
// and nothing is stored once the shopper of this page has signed out.
import { hasShopperLeft } from './shopper-left.ts';

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
