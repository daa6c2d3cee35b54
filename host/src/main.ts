// Entry point. The rest is loaded after this, so that its compiled code is cached.
import module from 'node:module';
import { join } from 'node:path';
import { givenDataFolder } from './mode.ts';

// Node opens its inspector, through which code can be run, when a process gets SIGUSR1. A listener of ours prevents that in a shop
// that serves; the program of a release also has Node's own option for it, which older versions of Node do not know.
const isDevelopment = process.argv.includes('--dev');
if (!isDevelopment) process.on('SIGUSR1', () => {});

// Caches compiled code between starts, in the data folder: the folder for all users that Node would choose belongs to the first of
// them, and another one could put code there. Without effect where it cannot be written, or when NODE_COMPILE_CACHE has chosen one.
const folder = givenDataFolder();
module.enableCompileCache(folder === undefined ? undefined : join(folder, 'compiled'));

const { explainStartError, startShop } = await import('./start-shop.ts');
try {
  await startShop(isDevelopment);
} catch (error) {
  const line = await explainStartError(error);
  if (line === undefined) throw error;
  console.error(`  ✗ ${line}`);
  process.exit(1);
}
