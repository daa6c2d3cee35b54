// The use cases of the import screen, in one file because they are loaded together when they are used.

export { previewImport } from './preview-import.ts';
export { listImportChanges, readImport, readImportReport } from './read-import.ts';
export { runImport } from './run-import.ts';
export { sendExport } from './send-export.ts';
export { uploadImport } from './upload-import.ts';
