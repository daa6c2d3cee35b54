import { queryOptions } from '@tanstack/react-query';
import { ApiError } from '@vitrine/contract/domain-error.ts';
import { readStoreSettings, updateStore } from '@vitrine/contract/store/staff-store.ts';
import type { StoreChanges, StoreSettings } from '@vitrine/contract/store/staff-store-shapes.ts';
import { profileKey, queryClient } from '../../api/query-client.ts';
import { staffApi } from '../../api/staff-api.ts';

export const settingsQuery = queryOptions({
  queryKey: ['store', 'settings'],
  queryFn: () => staffApi(readStoreSettings, {}),
});

/** The name of the shop, its currency and its clock are on every screen. */
export async function keepSettings(settings: StoreSettings): Promise<void> {
  queryClient.setQueryData(settingsQuery.queryKey, settings);
  await queryClient.invalidateQueries({ queryKey: profileKey });
}

export async function saveSettings(body: StoreChanges): Promise<StoreSettings> {
  const saved = await staffApi(updateStore, { body }).catch(loadAgainIfChanged);
  await keepSettings(saved);
  return saved;
}

/** Another person has changed the settings: other screens show them as they are now. */
async function loadAgainIfChanged(error: unknown): Promise<never> {
  if (error instanceof ApiError && error.code === 'store.changed')
    await queryClient.invalidateQueries({ queryKey: settingsQuery.queryKey });
  throw error;
}
