import { defineFeature } from '../feature.ts';
import { storeFeature } from '../store/store-feature.ts';
import { backupShop, goLive, isRestoredCopy } from './backup.ts';

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
