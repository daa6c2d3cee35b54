const anyOrigin = 'https://shop.invalid';
const askingAgain = /^(\/fr)?\/(login|register|forgot-password)\/?$/i;

/** A path of this shop to return to; null for external URLs and for login pages (no loops). */
export function returnPath(wanted: string | null): string | null {
  if (!wanted?.startsWith('/')) return null;
  try {
    const { origin, pathname, search, hash } = new URL(wanted, anyOrigin);
    // Browsers may resolve anything but an absolute path to another origin.
    if (origin !== anyOrigin || pathname.startsWith('//') || askingAgain.test(pathname)) return null;
    return pathname + search + hash;
  } catch {
    return null;
  }
}
