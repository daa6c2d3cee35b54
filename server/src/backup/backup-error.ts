/** A backup cannot be written or restored; the message is for the merchant. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}
