import { type FileProblem, problemText } from './fault.ts';

/** A file cannot be imported; nothing was changed. */
export class CatalogFileError extends Error {
  override readonly name = 'CatalogFileError';
  readonly problems: readonly FileProblem[];
  /** Further problems that were not described. */
  readonly more: number;

  constructor(problems: readonly FileProblem[], more = 0) {
    super(problems.map(problemText).join('\n'));
    this.problems = problems;
    this.more = Math.max(0, more);
  }

  /** For the command: each names a place in the file and what is wrong there. */
  get lines(): readonly string[] {
    return this.problems.map(problemText);
  }
}
