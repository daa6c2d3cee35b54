const isBrowser = typeof document !== 'undefined';

/** For optional data of a page; `what` names it in the console. */
export async function ignoreFailure<T>(what: string, call: Promise<T>): Promise<T | null> {
  try {
    return await call;
  } catch (error) {
    if (import.meta.env.DEV) console.warn(`Ignored: ${what}`, error);
    // Debug level, so that developer tools show it on demand. On the server the API has logged the failure itself.
    else if (isBrowser) console.debug(`Ignored: ${what}`, error);
    return null;
  }
}
