/** For answers a page can do without; `what` names the silence so that it can be found. */
export async function ignoreFailure<T>(what: string, call: Promise<T>): Promise<T | null> {
  try {
    return await call;
  } catch (error) {
    if (import.meta.env.DEV) console.warn(`Ignored: ${what}`, error);
    return null;
  }
}
