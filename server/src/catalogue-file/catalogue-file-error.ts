/** A file cannot be imported; nothing was changed. Each line names a place in the file and what is wrong there. */
export class CatalogueFileError extends Error {
  override readonly name = 'CatalogueFileError';
  readonly lines: readonly string[];
  /** Further problems that were not described. */
  readonly more: number;

  constructor(lines: readonly string[], more = 0) {
    super(lines.join('\n'));
    this.lines = lines;
    this.more = Math.max(0, more);
  }
}
