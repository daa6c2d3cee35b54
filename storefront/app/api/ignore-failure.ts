const isBrowser = typeof document !== 'undefined';

/** For answers a page can do without; `what` names the silence so that it can be found. */
export async function ignoreFailure<T>(what: string, call: Promise<T>): Promise<T | null> {
  try {
    return await call;
  } catch (error) {
    if (import.meta.env.DEV) console.warn(`Ignored: ${what}`, error);
    // Shown by the developer tools on demand. On the server the API has logged the failure itself.
    else if (isBrowser) console.debug(`Ignored: ${what}`, error);
    return null;
  }
}
