export { type Language, languages, siteLanguages } from '@vitrine/contract/site-languages.ts';
export { barePath, languageOf, localPath } from '@vitrine/contract/site-paths.ts';
