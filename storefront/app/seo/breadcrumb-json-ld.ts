import { type Language, localPath } from '../i18n/language.ts';
import { trailMessages } from '../messages/en/catalog.ts';
import { translate } from '../messages/translate.ts';
import { breadcrumbList } from './json-ld.ts';
import type { SiteMetaData } from './page-meta.ts';

/** Structured data of the breadcrumb. */
export const breadcrumbJsonLd = (
  site: SiteMetaData,
  steps: { name: string; path: string }[],
  language: Language,
): object[] => {
  const trail = [{ name: translate(trailMessages, language).home, path: '/' }, ...steps];
  return [
    breadcrumbList(
      site,
      trail.map(({ name, path }) => ({ name, path: localPath(language, path) })),
    ),
  ];
};
