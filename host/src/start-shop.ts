// Reads the settings, opens the API, mounts the pages, listens, and shuts down cleanly.
import { VERSION } from '@vitrine/server/program.ts';
import type { ApiGateway } from './api/api-gateway.ts';
import type { Host } from './create-host.ts';
import { type MetricsPlace, readEnvironment, type Settings } from './environment.ts';
import { createLogOutput, type LogOutput } from './monitoring/log-output.ts';
import { fileErrorLine } from './own-files.ts';
import type { ServiceSettings } from './service-manager.ts';
import { isStartError } from './start-error.ts';

export async function startShop(development: boolean): Promise<void> {
  const settings = readEnvironment();
  // Loaded after the settings, so that a mistake in them is reported at once.
  const [{ createHost }, { closeOnSignal, listen }, { Lifecycle }] = await Promise.all([
    import('./create-host.ts'),
    import('./listen.ts'),
    import('./lifecycle.ts'),
  ]);
  const output = createLogOutput(
    settings.logFormat,
    (text) => process.stdout.write(text),
    process.stdout.isTTY === true,
  );
  const api = await openApi(settings, output.report);
  try {
    const lifecycle = new Lifecycle();
    lifecycle.onClosing(() => api.endStreams());
    const host = await createHost({ api, settings, lifecycle, output, development });
    const { app } = host;
    app.addHook('onClose', () => api.close());
    const service = settings.service && (await openService(settings.service, host));
    if (service) {
      lifecycle.onStopping(() => void service.stopping());
      app.addHook('onClose', () => service.close());
    }
    closeOnSignal(app, lifecycle, settings);
    const metrics = settings.metrics && (await serveMetrics(settings.metrics, host, api));
    if (metrics) app.addHook('onClose', () => metrics.close());
    const url = await listen(app, settings);
    output.announce({
      url,
      setupLink: api.setupLink,
      mailbox: api.mailboxPath && url + api.mailboxPath,
      metrics: metrics?.url,
      data: api.place,
      version: VERSION,
      advice: api.advice,
    });
    await service?.ready();
  } catch (error) {
    await api.close();
    throw error;
  }
}

/** Loaded only when it is used. */
async function openService(settings: ServiceSettings, { app }: Host) {
  const { ServiceManager } = await import('./service-manager.ts');
  return new ServiceManager(settings, (err) => app.log.warn({ err }, 'systemd could not be told'));
}

/** Loaded only when it is used. */
async function serveMetrics(place: MetricsPlace, { monitor, pageCache }: Host, api: ApiGateway) {
  const [{ createMetrics, CONTENT_TYPE }, { startMetricsServer }] = await Promise.all([
    import('./monitoring/metrics.ts'),
    import('./monitoring/metrics-server.ts'),
  ]);
  const readMetrics = createMetrics({
    version: VERSION,
    monitor,
    pageCache: () => pageCache?.figures(),
    readFigures: () => api.readFigures(),
  });
  return startMetricsServer({ ...place, contentType: CONTENT_TYPE, readMetrics });
}

/** Opens the API that the settings select. Our own server is loaded only when needed, because it loads a database. */
async function openApi(settings: Settings, report: LogOutput['report']): Promise<ApiGateway> {
  if (settings.apiUrl !== undefined) {
    const { openRemoteApi } = await import('./api/remote-api.ts');
    return openRemoteApi(settings.apiUrl, settings.shopUrl);
  }
  const { openOwnApi } = await import('./api/own-api.ts');
  return openOwnApi(settings, report);
}

/** One line about what keeps the shop from starting; undefined when it is an error of the program. */
export async function explainStartError(error: unknown): Promise<string | undefined> {
  if (isStartError(error)) return error.message;
  const line = fileErrorLine(error);
  if (line !== undefined) return line;
  // Loaded only now, because it loads a database.
  const { isDatabaseUnavailable } = await import('@vitrine/server');
  if (!isDatabaseUnavailable(error)) return undefined;
  return 'The connection to the database was lost while the shop started, or it is too busy. Start again.';
}
