import { join } from 'node:path';

export const root = join(import.meta.dirname, '../..');

/** A file that is written from other files of the project. Nobody edits it. */
export interface GeneratedFile {
  /** From the root of the project. */
  readonly path: string;
  readonly text: string;
}
