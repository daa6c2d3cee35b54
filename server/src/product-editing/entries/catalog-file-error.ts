import { type FileIssue, fileIssueText } from './issue.ts';

/** A file cannot be imported; nothing was changed. */
export class CatalogFileError extends Error {
  override readonly name = 'CatalogFileError';
  readonly issues: readonly FileIssue[];
  /** Further issues that were not described. */
  readonly more: number;

  constructor(issues: readonly FileIssue[], more = 0) {
    super(issues.map(fileIssueText).join('\n'));
    this.issues = issues;
    this.more = Math.max(0, more);
  }

  /** For the command: each names a place in the file and what is wrong there. */
  get lines(): readonly string[] {
    return this.issues.map(fileIssueText);
  }
}
