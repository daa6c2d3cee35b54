// Public API of the backup.
import type { Database } from '../platform/database/database.ts';
import { endCopy, isRestoredCopy } from './backup-repository.ts';

export { BackupError } from './backup-error.ts';
export { verifyBackup } from './backup-file.ts';
export { backupShop } from './backup-shop.ts';
export { restoreShop } from './restore-shop.ts';
export { isRestoredCopy };

/** Ends the quiet of a restored copy; it sends mails and calls payment providers after the next start. */
export const goLive = ({ db }: { readonly db: Database }): Promise<void> => endCopy(db);
