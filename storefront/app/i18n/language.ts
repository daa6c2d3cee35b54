export { type Language, languages, siteLanguages } from '@vitrine/contract/site/site-languages.ts';
export { barePath, languageOf, localPath } from '@vitrine/contract/site/site-paths.ts';
