// THE DOOR of the withdrawals: what the merchant's commands and the accounts use.
export { listWithdrawals, type ReceivedWithdrawal } from './list-withdrawals.ts';
export { withdrawalPersonalData } from './withdrawal-personal-data.ts';
