import { defineFeature } from '../feature.ts';
import { historyFeature } from '../history/history-feature.ts';
import { storeFeature } from '../store/store-feature.ts';
import { createRedirectFinder, listRedirects, removeRedirect, setRedirect } from './redirects.ts';

export const redirectsFeature = defineFeature({
  name: 'redirects',
  needs: [storeFeature, historyFeature],
  start: ({ db, changes, findOwnStore }) => ({
    api: createRedirectFinder(db, changes, async () => (await findOwnStore()).id),
    commands: { listRedirects, setRedirect, removeRedirect },
  }),
});
