import type { Settings } from '../environment.ts';
import type { LogOutput } from '../monitoring/log-output.ts';
import type { ApiGateway } from './api-gateway.ts';

/** Opens the API that the settings select. Our own server is loaded only when needed, because it loads a database. */
export async function openApi(settings: Settings, report: LogOutput['report']): Promise<ApiGateway> {
  if (settings.apiUrl !== undefined) {
    const { openRemoteApi } = await import('./remote-api.ts');
    return openRemoteApi(settings.apiUrl, settings.shopUrl);
  }
  const { openOwnApi } = await import('./own-api.ts');
  return openOwnApi(settings, report);
}
