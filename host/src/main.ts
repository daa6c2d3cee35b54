// Entry point. The rest is loaded after these, so that its compiled code is cached.
import './mode.ts';
import './no-inspector.ts';
import './compile-cache.ts';

const [{ startShop }, { explainStartError }] = await Promise.all([
  import('./start-shop.ts'),
  import('./explain-start-error.ts'),
]);
try {
  await startShop(process.argv.includes('--dev'));
} catch (error) {
  const line = await explainStartError(error);
  if (line === undefined) throw error;
  console.error(`  ✗ ${line}`);
  process.exit(1);
}
