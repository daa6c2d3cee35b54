import type { CommandContext } from '../../store/store.ts';

/** The caller of an import or an undo. A command may do everything, and is not in a hurry for shoppers unless it says so. */
export type ImportCaller = Pick<CommandContext, 'database' | 'storeCode' | 'actor'> &
  Pick<CommandContext, 'staff'> & { readonly isOpen?: boolean | undefined };

/** Held by each step of an import or an undo, and by each edit, until its transaction ends. */
export const IMPORT_LOCK = 20_261_116;

/** A person does not wait longer for a step, or a step for a person. */
export const MAX_WAIT_MS = 2000;
