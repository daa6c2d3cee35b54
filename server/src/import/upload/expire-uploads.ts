import { daysBefore } from '../../platform/clock.ts';
import type { RetentionTask } from '../../platform/jobs/retention-job.ts';
import { deleteUploadsBefore } from './uploaded-import-repository.ts';

const UPLOAD_DAYS = 1;

/** Files for imports, and what became of them; the history has the changes. */
export const deleteOldUploads: RetentionTask = (db, now) => deleteUploadsBefore(db, daysBefore(now, UPLOAD_DAYS));
