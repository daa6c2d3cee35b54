import { failureStatus } from '../api/failure-status.ts';
import type { Problems } from './problems.ts';

/** What the shop found wrong, field by field; null when it refused for another reason. */
export function refusedFields(error: unknown): Problems<string> | null {
  if (failureStatus(error) === undefined) return null;
  const { fields } = (error as { details?: { fields?: unknown } }).details ?? {};
  return typeof fields === 'object' && fields !== null ? (fields as Problems<string>) : null;
}
