import { createHash } from 'node:crypto';

/** Names a stored picture by its content. */
export const pictureHash = (content: Uint8Array): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 16);
