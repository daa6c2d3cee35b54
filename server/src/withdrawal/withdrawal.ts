// Public API of the withdrawal module, for orders, commands and accounts.
export { listWithdrawals, type ReceivedWithdrawal } from './list-withdrawals.ts';
export { orderWithdrawals } from './order-withdrawals.ts';
export { withdrawalPersonalData } from './withdrawal-personal-data.ts';
export { countUnmatchedWithdrawals } from './withdrawal-repository.ts';
