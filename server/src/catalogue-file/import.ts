// What the import command needs, apart from the server: it brings YAML, Markdown and picture tools along.
export { importCatalogue } from './import-catalogue.ts';
export { CatalogueFileError } from './read-catalogue-file.ts';
