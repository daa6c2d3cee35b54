import { trailMessages } from '../features/catalog/product/trail-messages.ts';
import { type Language, localPath } from '../i18n/language.ts';
import { breadcrumbList } from './json-ld.ts';
import type { SiteFacts } from './page-meta.ts';

/** The way from the home page to this one. */
export const trailFacts = (site: SiteFacts, steps: { name: string; path: string }[], language: Language): object[] => {
  const trail = [{ name: trailMessages[language].home, path: '/' }, ...steps];
  return [
    breadcrumbList(
      site,
      trail.map(({ name, path }) => ({ name, path: localPath(language, path) })),
    ),
  ];
};
