// Public API of the withdrawal module, for admin commands and accounts.
export { listWithdrawals, type ReceivedWithdrawal } from './list-withdrawals.ts';
export { withdrawalPersonalData } from './withdrawal-personal-data.ts';
export { countOpenWithdrawals } from './withdrawal-repository.ts';
