// Entry point. The rest is loaded after these, so that its compiled code is cached.
import './mode.ts';
import './no-inspector.ts';
import './compile-cache.ts';

const { explainStartError, startShop } = await import('./start-shop.ts');
try {
  await startShop(process.argv.includes('--dev'));
} catch (error) {
  const line = await explainStartError(error);
  if (line === undefined) throw error;
  console.error(`  ✗ ${line}`);
  process.exit(1);
}
