/** Words of what every screen can be: loading, failed, not allowed. */
export const stateMessages = {
  loading: 'Loading…',
  retry: 'Try again',
  reload: 'Load again',
  failed: 'This could not be loaded',
  broken: 'This page could not be shown',
  brokenHint: 'The shop may have been updated meanwhile. Load the page again.',
  fault: 'Something went wrong in the shop. What you typed is still here.',
  unreachable: 'The shop cannot be reached. What you typed is still here.',
  notFound: 'There is no such page',
  toToday: 'Go to Today',
  forbidden: 'Your role does not include this page',
  forbiddenHint: (permission: string) => `It needs the permission “${permission}”. An owner can change your role.`,
};
