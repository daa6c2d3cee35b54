import { defineFeature } from '../feature.ts';
import type { Database } from '../platform/database/database.ts';
import { storeFeature } from '../store/store-feature.ts';
import { endCopy, isRestoredCopy } from './backup-repository.ts';
import { backupShop } from './backup-shop.ts';

export const backupFeature = defineFeature({
  name: 'backup',
  needs: [storeFeature],
  start: async ({ db }) => ({
    api: {
      /** Whether the database is a restored copy, which sends no mails and takes no payments. */
      isCopy: await isRestoredCopy(db),
    },
    commands: { backupShop, goLive },
  }),
});

/** Ends the quiet of a restored copy; it sends mails and calls payment providers after the next start. */
const goLive = ({ db }: { readonly db: Database }): Promise<void> => endCopy(db);
