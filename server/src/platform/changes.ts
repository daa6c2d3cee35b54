// Change events as sets of cache tags, from this and all other processes.
import type { OpenDatabase } from './database/database.ts';

type ChangeListener = (tags: ReadonlySet<string>) => void;

export interface Changes {
  subscribe(listener: ChangeListener): void;
  /** Notifies this process at once; other processes are notified by the database. */
  publish(tags: Iterable<string>): void;
}

/** Database triggers send a notification for every change of data that shoppers see. */
export async function subscribeToChanges(database: OpenDatabase): Promise<Changes> {
  const listeners: ChangeListener[] = [];
  const changes: Changes = {
    subscribe: (listener) => listeners.push(listener),
    publish: (tags) => {
      const changed = new Set(tags);
      for (const listener of listeners) listener(changed);
    },
  };
  await database.listen('vitrine_changes', (tag) => changes.publish([tag]));
  return changes;
}
