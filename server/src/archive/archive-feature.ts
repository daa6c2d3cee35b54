import { accountFeature } from '../account/account-feature.ts';
import { defineFeature } from '../feature.ts';
import { storeFeature } from '../store/store-feature.ts';
import { archivePersonalData, listArchive } from './archive.ts';
import { mountArchive } from './archive-routes.ts';

export const archiveFeature = defineFeature({
  name: 'archive',
  needs: [storeFeature, accountFeature],
  start: () => ({ routes: mountArchive, commands: { listArchive }, personalData: archivePersonalData }),
});
