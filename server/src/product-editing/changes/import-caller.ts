import { TYPED } from '../../platform/program.ts';
import type { CommandContext } from '../../store/store.ts';

/** The caller of an import or an undo. A command may do everything, and is not in a hurry for shoppers unless it says so. */
export type ImportCaller = Pick<CommandContext, 'database' | 'storeCode' | 'actor'> &
  Pick<CommandContext, 'staff'> & { readonly isOpen?: boolean | undefined };

/** Held by each step of an import or an undo, and by each edit, until its transaction ends. */
export const IMPORT_LOCK = 20_261_116;

/** A person does not wait longer for a step, or a step for a person. */
export const MAX_WAIT_MS = 2000;

/** An import that was checked and begun, and could not go on. */
export class UnfinishedImport extends Error {
  override readonly name = 'UnfinishedImport';

  constructor(reason: string, changeId: number | null) {
    super(
      `The import stopped in the middle: ${reason}. The shop goes on with it by itself within minutes, or at its next start.${
        changeId === null ? '' : ` ${TYPED} undo ${changeId} takes back what was written.`
      }`,
    );
  }
}
