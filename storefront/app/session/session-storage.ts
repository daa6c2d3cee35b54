// What lasts as long as the visit: a reload and a tab closed by mistake and opened again keep it. As with the browser's
// other storage, every failure is ignored.

export function readVisit(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

export function storeVisit(key: string, value: string | null): void {
  try {
    if (value === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, value);
  } catch {
    // Kept in memory by whoever asked.
  }
}
