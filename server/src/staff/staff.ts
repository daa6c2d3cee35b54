// Public API of the staff module: what the server needs to mount endpoints for staff, and the commands.
export { createSetupLink } from './create-setup-link.ts';
export { deleteExpiredStaffData } from './expire-staff.ts';
export { findPermissions } from './find-permissions.ts';
export { identifyStaff } from './identify-staff.ts';
export { listStaff } from './list-staff.ts';
export { recordRead } from './record-read.ts';
export { makeOwner, resetStaff } from './recover-staff.ts';
export { findOpenSessions } from './staff-session-repository.ts';
