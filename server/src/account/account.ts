// Public API of the account module; other features import only this file.
export { throwFormError } from '../platform/read-email.ts';
export { mailAccountExists } from './account-mail.ts';
export {
  type CustomerRow,
  changeCustomer,
  findCustomer,
  findCustomerByEmail,
  isVerified,
  lockCustomerRow,
  type StoredAddress,
} from './customer-repository.ts';
export { hashNewPassword, hashPassword, isOutdated, undoWhenBusy, verifyPassword } from './passwords/password-hash.ts';
export { checkNewPassword } from './passwords/password-rules.ts';
export { viewOrderCustomer } from './profile/customer-view.ts';
export { findDeliveryAddress, getSignedInCustomer } from './profile/read-profile.ts';
export { addImportedCustomers, type ImportedCustomer } from './registration/import-customers.ts';
export { countRegistration, createAccount, type NewAccount } from './registration/register.ts';
export { bearerToken, hashSecret, newToken } from './secret-token.ts';
export { findCustomerInvoiceFields } from './staff/customer-fields.ts';
