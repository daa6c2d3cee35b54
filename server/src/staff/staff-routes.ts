import * as endpoints from '@vitrine/contract/staff/staff.ts';
import * as shapes from '@vitrine/contract/staff/staff-shapes.ts';
import type { MountEntrance, StaffMount } from '../platform/http/mount-staff.ts';
import type { RequestContext, StaffContext } from '../store/store.ts';
import { acceptInvitation } from './accept-invitation.ts';
import { addPasskey } from './add-passkey.ts';
import { answerTotp } from './answer-totp.ts';
import { createToken, deleteToken, listTokens } from './api-tokens.ts';
import { changeStaffPassword } from './change-staff-password.ts';
import { confirmIdentity } from './confirm-identity.ts';
import { confirmTotp } from './confirm-totp.ts';
import { createOwner } from './create-owner.ts';
import { deleteStaff } from './delete-staff.ts';
import { endStaffSession } from './end-staff-session.ts';
import { exportStaff } from './export-staff.ts';
import { inviteStaff, type StaffServices } from './invite-staff.ts';
import { listPasskeys } from './list-passkeys.ts';
import { listStaff } from './list-staff.ts';
import { listStaffSessions } from './list-staff-sessions.ts';
import { loginByPasskey } from './login-by-passkey.ts';
import { loginStaff } from './login-staff.ts';
import { logoutStaff } from './logout-staff.ts';
import { readStaffProfile } from './read-staff-profile.ts';
import { removePasskey } from './remove-passkey.ts';
import { removeTotp } from './remove-totp.ts';
import { renamePasskey } from './rename-passkey.ts';
import { resetStaffPassword } from './reset-staff-password.ts';
import { deleteView, listViews, saveView } from './saved-views.ts';
import { startLinkPasskey } from './start-link-passkey.ts';
import { startPasskey } from './start-passkey.ts';
import { startPasskeyConfirmation } from './start-passkey-confirmation.ts';
import { startPasskeyLogin } from './start-passkey-login.ts';
import { startTotp } from './start-totp.ts';
import { updateStaff } from './update-staff.ts';

export function mountStaff(
  mountEntrance: MountEntrance<RequestContext>,
  mount: StaffMount<StaffContext & StaffServices>,
): void {
  mountEntrance(endpoints.createOwner, shapes.createOwner, createOwner);
  mountEntrance(endpoints.loginStaff, shapes.loginStaff, loginStaff);
  mountEntrance(endpoints.answerTotp, shapes.answerTotp, answerTotp);
  mountEntrance(endpoints.acceptInvitation, shapes.acceptInvitation, acceptInvitation);
  mountEntrance(endpoints.resetStaffPassword, shapes.resetStaffPassword, resetStaffPassword);
  mountEntrance(endpoints.startLinkPasskey, shapes.startLinkPasskey, startLinkPasskey);
  mountEntrance(endpoints.startPasskeyLogin, shapes.startPasskeyLogin, startPasskeyLogin);
  mountEntrance(endpoints.loginByPasskey, shapes.loginByPasskey, loginByPasskey);
  mount(endpoints.confirmIdentity, shapes.confirmIdentity, confirmIdentity);
  mount(endpoints.logoutStaff, shapes.logoutStaff, logoutStaff);
  mount(endpoints.readStaffProfile, shapes.readStaffProfile, readStaffProfile);
  mount(endpoints.changeStaffPassword, shapes.changeStaffPassword, changeStaffPassword);
  mount(endpoints.startTotp, shapes.startTotp, startTotp);
  mount(endpoints.confirmTotp, shapes.confirmTotp, confirmTotp);
  mount(endpoints.removeTotp, shapes.removeTotp, removeTotp);
  mount(endpoints.startPasskeyConfirmation, shapes.startPasskeyConfirmation, startPasskeyConfirmation);
  mount(endpoints.listPasskeys, shapes.listPasskeys, listPasskeys);
  mount(endpoints.startPasskey, shapes.startPasskey, startPasskey);
  mount(endpoints.addPasskey, shapes.addPasskey, addPasskey);
  mount(endpoints.renamePasskey, shapes.renamePasskey, renamePasskey);
  mount(endpoints.removePasskey, shapes.removePasskey, removePasskey);
  mount(endpoints.listStaffSessions, shapes.listStaffSessions, listStaffSessions);
  mount(endpoints.endStaffSession, shapes.endStaffSession, endStaffSession);
  mount(endpoints.listStaff, shapes.listStaff, listStaff);
  mount(endpoints.exportStaff, shapes.exportStaff, exportStaff);
  mount(endpoints.inviteStaff, shapes.inviteStaff, inviteStaff);
  mount(endpoints.updateStaff, shapes.updateStaff, updateStaff);
  mount(endpoints.deleteStaff, shapes.deleteStaff, deleteStaff);
  mount(endpoints.listTokens, shapes.listTokens, listTokens);
  mount(endpoints.createToken, shapes.createToken, createToken);
  mount(endpoints.deleteToken, shapes.deleteToken, deleteToken);
  mount(endpoints.listViews, shapes.listViews, (ctx, { params }) => listViews(ctx, params.list));
  mount(endpoints.saveView, shapes.saveView, (ctx, { params: { list, name }, body }) =>
    saveView(ctx, list, { name, ...body }),
  );
  mount(endpoints.deleteView, shapes.deleteView, (ctx, { params: { list, name } }) => deleteView(ctx, list, name));
}
