import type { RequestContext } from './store.ts';

/** Reports UP only if the database responds: without it only cached pages can be served. */
export async function checkHealth({ readDatabaseTime }: RequestContext): Promise<{ status: 'UP' }> {
  await readDatabaseTime();
  return { status: 'UP' };
}
