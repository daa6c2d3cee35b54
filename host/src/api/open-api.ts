import type { Settings } from '../environment.ts';
import type { ApiGateway } from './api-gateway.ts';

/** The server the settings choose. Our own is loaded only when it is the one: it brings a database along. */
export async function openApi(settings: Settings): Promise<ApiGateway> {
  if (settings.apiUrl !== undefined) {
    const { openRemoteApi } = await import('./remote-api.ts');
    return openRemoteApi(settings.apiUrl);
  }
  const { openOwnApi } = await import('./own-api.ts');
  return openOwnApi(settings);
}
