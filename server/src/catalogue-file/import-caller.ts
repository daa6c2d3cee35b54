import type { CommandContext } from '../store/store.ts';

/** Who asks for an import or an undo. A command may do everything, and is not in a hurry for shoppers unless it says so. */
export type ImportCaller = Pick<CommandContext, 'database' | 'merchant' | 'actor'> &
  Pick<CommandContext, 'staff'> & { readonly isOpen?: boolean | undefined };

/** Held by an import or an undo until it has ended. */
export const IMPORT_LOCK = 20_261_116;
