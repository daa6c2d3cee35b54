import type { Language } from './language.ts';

/** Id of a page's route in a language: the router and what it renders name routes by it. */
export const routeId = (language: Language, path: string): string =>
  path === '/' ? `${language}-home` : `${language}${path.replaceAll(/[/:]+/g, '-')}`;
