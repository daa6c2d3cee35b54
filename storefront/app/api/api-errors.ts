import { data } from 'react-router';

/** The HTTP status of a failed call. Checked by name, because the host throws its own copy of the Failure class. */
export const errorStatus = (error: unknown): number | undefined =>
  error instanceof Error && error.name === 'ApiError' && 'status' in error && typeof error.status === 'number'
    ? error.status
    : undefined;

const isBrowser = typeof document !== 'undefined';

/** For optional data of a page; `what` names it in the console. */
export async function ignoreError<T>(what: string, call: Promise<T>): Promise<T | null> {
  try {
    return await call;
  } catch (error) {
    if (import.meta.env.DEV) console.warn(`Ignored: ${what}`, error);
    // Debug level, so that developer tools show it on demand. On the server the API has logged the error itself.
    else if (isBrowser) console.debug(`Ignored: ${what}`, error);
    return null;
  }
}

export const notFound = () => data(null, { status: 404 });

/** Loads the subject of a page; the page is not found when the shop does not know it or refuses the key. */
export async function orNotFound<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    const status = errorStatus(error);
    if (status === 404 || status === 400) throw notFound();
    if (status) throw data(null, { status: 503 });
    throw error;
  }
}
