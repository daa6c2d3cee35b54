import type { RequestContext } from './store.ts';

export interface HealthContext extends RequestContext {
  /** Rejects within two seconds when the database does not respond. */
  readonly readDatabaseTime: () => Promise<Date>;
}

/** Reports UP only if the database responds: without it only cached pages can be served. */
export async function checkHealth({ readDatabaseTime }: HealthContext): Promise<{ status: 'UP' }> {
  await readDatabaseTime();
  return { status: 'UP' };
}
