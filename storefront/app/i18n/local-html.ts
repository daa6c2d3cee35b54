import { type Language, localPath } from './language.ts';

const nonPagePaths = /^\/(api|static|assets)\//;

/** Merchants write links without a language; this adds the language of the page. */
export const localHtml = (html: string, language: Language): string =>
  html.replace(/(<a\b[^>]*?\shref=")(\/(?!\/)[^"]*)"/gi, (whole, start: string, path: string) =>
    nonPagePaths.test(path) ? whole : `${start}${localPath(language, path)}"`,
  );
