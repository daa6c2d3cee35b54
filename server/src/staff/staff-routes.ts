import * as endpoints from '@vitrine/contract/staff/staff.ts';
import * as shapes from '@vitrine/contract/staff/staff-shapes.ts';
import type { MountOpen, StaffMount } from '../platform/http/mount-staff.ts';
import type { RequestContext, StaffContext } from '../store/store.ts';
import { createOwner } from './links/create-owner.ts';
import { acceptInvitation, resetStaffPassword } from './links/redeem-staff-link.ts';
import { deleteStaff, inviteStaff, type StaffServices, updateStaff } from './members/change-members.ts';
import { exportStaff, listStaff } from './members/list-staff.ts';
import { addPasskey, listPasskeys, removePasskey, renamePasskey } from './passkeys/manage-passkeys.ts';
import {
  startLinkPasskey,
  startPasskey,
  startPasskeyConfirmation,
  startPasskeyLogin,
} from './passkeys/start-passkey.ts';
import { endStaffSession, listStaffSessions, logoutStaff } from './sessions/staff-sessions.ts';
import { confirmIdentity } from './sign-in/confirm-identity.ts';
import { answerTotp, loginByPasskey, loginStaff } from './sign-in/login-staff.ts';
import { changeStaffPassword, readStaffProfile } from './sign-in/own-account.ts';
import { confirmTotp, removeTotp, startTotp } from './sign-in/set-up-totp.ts';
import { createToken, deleteToken, listTokens } from './tokens/api-tokens.ts';
import { deleteView, listViews, saveView } from './views/saved-views.ts';

export function mountStaff(
  mountOpen: MountOpen<RequestContext>,
  mount: StaffMount<StaffContext & StaffServices>,
): void {
  mountOpen(endpoints.createOwner, shapes.createOwner, createOwner);
  mountOpen(endpoints.loginStaff, shapes.loginStaff, loginStaff);
  mountOpen(endpoints.answerTotp, shapes.answerTotp, answerTotp);
  mountOpen(endpoints.acceptInvitation, shapes.acceptInvitation, acceptInvitation);
  mountOpen(endpoints.resetStaffPassword, shapes.resetStaffPassword, resetStaffPassword);
  mountOpen(endpoints.startLinkPasskey, shapes.startLinkPasskey, startLinkPasskey);
  mountOpen(endpoints.startPasskeyLogin, shapes.startPasskeyLogin, startPasskeyLogin);
  mountOpen(endpoints.loginByPasskey, shapes.loginByPasskey, loginByPasskey);
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
