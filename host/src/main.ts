// Entry point: reads the settings, opens the API, mounts the pages, listens, and shuts down cleanly.
import './mode.ts';

import { readEnvironment } from './environment.ts';
import { isStartError } from './start-error.ts';

async function start(development: boolean): Promise<void> {
  const settings = readEnvironment();
  // Loaded after the settings, so that a mistake in them is reported at once.
  const [{ openApi }, { createHost }, { closeOnSignal, listen }, { Lifecycle }] = await Promise.all([
    import('./api/open-api.ts'),
    import('./create-host.ts'),
    import('./listen.ts'),
    import('./lifecycle.ts'),
  ]);
  const api = await openApi(settings);
  try {
    const lifecycle = new Lifecycle();
    const app = await createHost(api, settings, lifecycle, development);
    app.addHook('onClose', () => api.close());
    closeOnSignal(app, lifecycle, settings);
    const address = await listen(app, settings);
    const lines = [
      `Shop     ${address}`,
      `API      ${address}/api/docs`,
      ...(api.mailboxPath === undefined ? [] : [`Mail     ${address}${api.mailboxPath}`]),
      `Data     ${api.place}`,
      ...api.advice,
    ];
    console.log(`\n${lines.map((line) => `  ${line}`).join('\n')}\n`);
  } catch (error) {
    await api.close();
    throw error;
  }
}

start(process.argv.includes('--dev')).catch((error: unknown) => {
  if (!isStartError(error)) throw error;
  console.error(`  ✗ ${error.message}`);
  process.exit(1);
});
