// Opens the commands without a running shop, for commands on a database that other processes can open as well.

import { createCommandContext } from './create-contexts.ts';
import type { ServerOptions } from './create-server.ts';
import { features } from './features.ts';
import { openCommandPlatform } from './open-platform.ts';
import { createShopCommands, type ShopCommands } from './shop-commands.ts';
import { PartsList, startFeatures } from './start-features.ts';

export async function openShopCommands(options: ServerOptions): Promise<{ api: ShopCommands; close(): Promise<void> }> {
  const parts = new PartsList();
  const { collect } = parts;
  const { platform, close } = await openCommandPlatform(options, collect);
  const started = await startFeatures(features, platform, parts, options);
  for (const finish of collect('beforeCommands')) await finish();
  // Nobody else can have the embedded database open.
  const isOpen = !options.database.embedded;
  return {
    api: createShopCommands(collect, () => createCommandContext(platform, { isOpen })),
    close: async () => {
      await started.stop();
      await close();
    },
  };
}
