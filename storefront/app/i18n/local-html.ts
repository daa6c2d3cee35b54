import { type Language, localPath } from './language.ts';

const elsewhere = /^\/(api|static|assets)\//;

/** A merchant writes links to the shop without a language; in a page they stay within that page's language. */
export const localHtml = (html: string, language: Language): string =>
  html.replace(/(<a\b[^>]*?\shref=")(\/(?!\/)[^"]*)"/gi, (whole, start: string, path: string) =>
    elsewhere.test(path) ? whole : `${start}${localPath(language, path)}"`,
  );
