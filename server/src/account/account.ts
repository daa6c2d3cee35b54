// Public API of the account module; other features import only this file.
export { refuseForm } from '../platform/read-email.ts';
export { mailAccountExists } from './account-mail.ts';
export { createAccount, type NewAccount } from './create-account.ts';
export {
  type CustomerRow,
  changeCustomer,
  findCustomer,
  findCustomerByEmail,
  isVerified,
  lockCustomerRow,
  type StoredAddress,
} from './customer-repository.ts';
export { viewOrderCustomer } from './customer-view.ts';
export { addImportedCustomers, type ImportedCustomer } from './import-customers.ts';
export { countRegistration } from './limit-registration.ts';
export { hashNewPassword, hashPassword, isOutdated, undoWhenBusy, verifyPassword } from './password-hash.ts';
export { checkNewPassword } from './password-rules.ts';
export { findDeliveryAddress, getSignedInCustomer } from './read-profile.ts';
export { bearerToken, hashSecret, newToken } from './secret-token.ts';
