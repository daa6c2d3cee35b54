// News of what has changed, from whichever process changed it.
import type { OpenDatabase } from './database/database.ts';

type Hear = (tags: ReadonlySet<string>) => void;

export interface Changes {
  subscribe(hear: Hear): void;
  /** Tells this process at once; others hear it from the database. */
  announce(tags: Iterable<string>): void;
}

/** Triggers in the database send a notice for every change of what shoppers see. */
export async function subscribeToChanges(database: OpenDatabase): Promise<Changes> {
  const hearers: Hear[] = [];
  const changes: Changes = {
    subscribe: (hear) => hearers.push(hear),
    announce: (tags) => {
      const all = new Set(tags);
      for (const hear of hearers) hear(all);
    },
  };
  await database.listen('vitrine_changes', (tag) => changes.announce([tag]));
  return changes;
}
