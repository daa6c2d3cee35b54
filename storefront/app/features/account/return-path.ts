const anyOrigin = 'https://shop.invalid';
const askingAgain = /^(\/fr)?\/(login|register|forgot-password)\/?$/i;

/** A path of this shop to go back to; null for anything that could lead elsewhere, or round in a circle. */
export function returnPath(wanted: string | null): string | null {
  if (!wanted?.startsWith('/')) return null;
  try {
    const { origin, pathname, search, hash } = new URL(wanted, anyOrigin);
    // What is no path by itself could become another address in the hands of a browser.
    if (origin !== anyOrigin || pathname.startsWith('//') || askingAgain.test(pathname)) return null;
    return pathname + search + hash;
  } catch {
    return null;
  }
}
