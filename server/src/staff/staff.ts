// Public API of the staff module: what the server needs to mount endpoints for staff, and the commands.

export { deleteExpiredStaffData } from './expire-staff.ts';
export { createSetupLink } from './links/staff-link.ts';
export { findPermissions, listStaff } from './members/list-staff.ts';
export { makeOwner, resetStaff } from './members/recover-staff.ts';
export { identifyStaff } from './sessions/identify-staff.ts';
export { findOpenSessions } from './sessions/staff-session-repository.ts';
export { recordRead } from './staff-repository.ts';
