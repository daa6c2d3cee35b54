import { data } from 'react-router';
import { failureStatus } from './failure-status.ts';

export const notFound = () => data(null, { status: 404 });

/** Loads the subject of a page; the page is not found when the shop does not know it or refuses the key. */
export async function orNotFound<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    const status = failureStatus(error);
    if (status === 404 || status === 400) throw notFound();
    if (status) throw data(null, { status: 503 });
    throw error;
  }
}
