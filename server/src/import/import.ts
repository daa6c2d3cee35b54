// Public API for programs that import a file themselves. Apart from server.ts, because it loads YAML, Markdown and pictures.
export { importCatalog } from './import-catalog.ts';
