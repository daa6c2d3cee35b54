// Public API of the staff module.

export { findPermissions } from './members/list-staff.ts';
export { findOpenSessions } from './sessions/staff-session-repository.ts';
