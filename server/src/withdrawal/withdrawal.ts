// Public API of the withdrawal module, for orders, commands and accounts.
export { listWithdrawals, orderWithdrawals, type ReceivedWithdrawal } from './order-withdrawals.ts';
export { withdrawalPersonalData } from './withdrawal-personal-data.ts';
export { countUnmatchedWithdrawals } from './withdrawal-repository.ts';
