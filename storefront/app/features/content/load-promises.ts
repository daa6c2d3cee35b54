import type { Client } from '@vitrine/contract/client.ts';
import { readHomeConfiguration } from '@vitrine/contract/content.ts';
import { ignoreFailure } from '../../api/ignore-failure.ts';
import type { Promised } from './promises.tsx';

/** Promises are defined on the home page and shown on other pages too. */
export async function loadPromises(api: Client<'public'>): Promise<Promised[]> {
  const home = await ignoreFailure('promises', api(readHomeConfiguration, {}));
  return home?.sections.find(({ type, visible }) => type === 'promises' && visible)?.items ?? [];
}
