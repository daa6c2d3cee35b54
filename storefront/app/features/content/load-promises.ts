import type { Client } from '@vitrine/contract/client.ts';
import { readHomeConfiguration } from '@vitrine/contract/content/content.ts';
import { ignoreFailure } from '../../api/ignore-failure.ts';
import type { Language } from '../../i18n/language.ts';
import { promisesOf } from './home-section.ts';
import type { Promised } from './promises.tsx';

/** Promises are defined on the home page and shown on other pages too. */
export async function loadPromises(api: Client<'public'>, language: Language): Promise<Promised[]> {
  const home = await ignoreFailure('promises', api(readHomeConfiguration, {}));
  const section = home?.sections.find(({ type, visible }) => type === 'promises' && visible);
  return section ? promisesOf(section, language) : [];
}
