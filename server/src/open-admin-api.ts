// Opens the admin API without a running shop, for commands on a database that other processes can open as well.
import { type AdminApi, createAdminApi } from './admin-api.ts';
import { createCommandContext } from './create-contexts.ts';
import type { ServerOptions } from './create-server.ts';
import { features } from './features.ts';
import { openCommandPlatform } from './open-platform.ts';
import { PartsList, startFeatures } from './start-features.ts';

export async function openAdminApi(options: ServerOptions): Promise<{ api: AdminApi; close(): Promise<void> }> {
  const parts = new PartsList();
  const { collect } = parts;
  const { platform, close } = await openCommandPlatform(options, collect);
  const started = await startFeatures(features, platform, parts, options);
  for (const finish of collect('beforeCommands')) await finish();
  // Nobody else can have the embedded database open.
  const isOpen = !options.database.embedded;
  return {
    api: createAdminApi(collect, () => createCommandContext(platform, { isOpen })),
    close: async () => {
      await started.stop();
      await close();
    },
  };
}
