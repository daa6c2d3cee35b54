import * as promises from '@vitrine/contract/account.ts';
import * as shapes from '@vitrine/contract/account-shapes.ts';
import type { Mount } from '../platform/http/mount.ts';
import type { ShopVisit } from '../store/store.ts';
import { changeAddress } from './change-address.ts';
import { changePassword } from './change-password.ts';
import { changeProfile } from './change-profile.ts';
import { deleteAccount } from './delete-account.ts';
import { exportData } from './export-data.ts';
import { login } from './login.ts';
import { logout } from './logout.ts';
import { readCustomerCart } from './read-customer-cart.ts';
import { readProfile } from './read-profile.ts';
import { refreshSession, refreshToken } from './refresh-session.ts';
import { register } from './register.ts';
import { requestPasswordReset } from './request-password-reset.ts';
import { checkResetLink, resetPassword } from './reset-password.ts';
import { requestVerification, verifyEmail } from './verify-email.ts';

export function mountAccount(mount: Mount<ShopVisit>): void {
  mount(promises.register, shapes.register, register);
  mount(promises.login, shapes.login, login);
  mount(promises.refreshToken, shapes.refreshToken, refreshToken);
  mount(promises.refreshSession, shapes.refreshSession, refreshSession);
  mount(promises.logout, shapes.logout, logout);
  mount(promises.readProfile, shapes.readProfile, readProfile);
  mount(promises.changeProfile, shapes.changeProfile, changeProfile);
  mount(promises.changeAddress, shapes.changeAddress, changeAddress);
  mount(promises.deleteAccount, shapes.deleteAccount, deleteAccount);
  mount(promises.changePassword, shapes.changePassword, changePassword);
  mount(promises.requestPasswordReset, shapes.requestPasswordReset, requestPasswordReset);
  mount(promises.checkResetLink, shapes.checkResetLink, checkResetLink);
  mount(promises.resetPassword, shapes.resetPassword, resetPassword);
  mount(promises.requestVerification, shapes.requestVerification, requestVerification);
  mount(promises.verifyEmail, shapes.verifyEmail, verifyEmail);
  mount(promises.readCustomerCart, shapes.readCustomerCart, readCustomerCart);
  mount(promises.exportData, shapes.exportData, exportData);
}
