// Whether the shopper of this page has signed out, here or in another tab. The page is still there for a moment, or comes
// back from the browser's memory with Back, and answers and events still arrive: nothing of them may be stored, because the
// next person at that computer would see it. Every place that stores something asks here.

/** Changes with each sign-out, and stays. It tells nothing about anybody. */
export const leftKey = 'vitrine.left';

/** When this page was opened. */
let seen = readMarker();
/** By this page itself. */
let isMarked = false;

/** Storage that was only emptied does not say so: nobody else comes then. */
export function hasShopperLeft(): boolean {
  const marker = readMarker();
  return isMarked || (marker !== null && marker !== seen);
}

/** Tells every page of this browser, this one as well. */
export function markShopperLeft(): void {
  isMarked = true;
  try {
    localStorage.setItem(leftKey, String(Date.now()));
  } catch {
    // Where nothing can be stored, nothing is stored late either.
  }
}

/** This page goes on with a new shopper, such as a guest after the account was deleted. */
export function continueHere(): void {
  seen = readMarker();
  isMarked = false;
}

/**
 * Opens the page again once its shopper has left in another tab, and when Back shows it as it was before. What was typed in
 * this tab is removed with it.
 */
export function reloadWhenLeft(): void {
  addEventListener('storage', ({ key }) => {
    if (key !== leftKey || !hasShopperLeft()) return;
    try {
      sessionStorage.clear();
    } catch {
      // There is none.
    }
    location.reload();
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && hasShopperLeft()) location.reload();
  });
}

function readMarker(): string | null {
  try {
    return localStorage.getItem(leftKey);
  } catch {
    return null;
  }
}
