// Public API for the import command. Apart from server.ts, because it loads YAML, Markdown and picture libraries.
export { importCatalogue } from './import-catalogue.ts';
export { CatalogueFileError } from './read-catalogue-file.ts';
