/** A file cannot be imported; nothing was changed. Each line names a place in the file and what is wrong there. */
export class CatalogueFileError extends Error {
  override readonly name = 'CatalogueFileError';
  readonly lines: readonly string[];

  constructor(lines: readonly string[]) {
    super(lines.join('\n'));
    this.lines = lines;
  }
}
