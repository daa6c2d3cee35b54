// Entry point. The rest is loaded after these: its compiled code is cached, and the process may start again here.
import './mode.ts';
import './compile-cache.ts';
import './process-memory.ts';

const [{ startShop }, { isStartError }] = await Promise.all([import('./start-shop.ts'), import('./start-error.ts')]);
try {
  await startShop(process.argv.includes('--dev'));
} catch (error) {
  if (!isStartError(error)) throw error;
  console.error(`  ✗ ${error.message}`);
  process.exit(1);
}
