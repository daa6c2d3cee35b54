import type { Role } from '@vitrine/contract/staff/permissions.ts';
import { deleteStaff, updateStaff } from '@vitrine/contract/staff/staff.ts';
import type { StaffMember } from '@vitrine/contract/staff/staff-shapes.ts';
import { Button } from '@vitrine/ui/button.tsx';
import { CheckField } from '@vitrine/ui/check-field.tsx';
import { FormError } from '@vitrine/ui/form-error.tsx';
import { Info } from '@vitrine/ui/icons.ts';
import { Panel } from '@vitrine/ui/panel.tsx';
import { SubmitButton } from '@vitrine/ui/submit-button.tsx';
import { showToast } from '@vitrine/ui/toasts.ts';
import { useForm } from '@vitrine/ui/use-form.ts';
import { useState } from 'react';
import { profileKey, queryClient } from '../../../api/query-client.ts';
import { staffApi } from '../../../api/staff-api.ts';
import { useSending } from '../../../forms/use-sending.ts';
import { useMessages } from '../../../i18n/language.tsx';
import { staffMessages } from '../../../messages/en/staff.ts';
import { Sheet } from '../../../ui/sheet.tsx';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { membersKey } from '../staff-queries.ts';
import { RoleField } from './role-field.tsx';

interface MemberDialogProps {
  member: StaffMember;
  isLastOwner: boolean;
  onClose: () => void;
}

/** Another role, no access, or removal. */
export function MemberDialog({ member, isLastOwner, onClose }: MemberDialogProps) {
  const t = useMessages(staffMessages);
  const { id, name, email } = member;
  const shownName = name ?? email;
  const [role, setRole] = useState<Role>(member.role);
  const [isEnabled, setEnabled] = useState(member.enabled);
  const [isRemoving, setRemoving] = useState(false);
  // It has no text fields; the form only sends.
  const form = useForm({ id: 'member', initial: {}, check: () => ({}) });
  const finish = async (tone: 'success' | 'removed', text: string) => {
    showToast({ tone, text });
    onClose();
    await Promise.all([
      queryClient.invalidateQueries({ queryKey: membersKey }),
      // It may have been the person's own role.
      queryClient.invalidateQueries({ queryKey: profileKey }),
    ]);
  };
  const { isBusy, errorMessage, submit } = useSending(form, async () => {
    await staffApi(updateStaff, { params: { id }, body: { role, enabled: isEnabled } });
    await finish('success', t.saved(shownName));
  });
  const remove = async () => {
    await staffApi(deleteStaff, { params: { id } });
    await finish('removed', t.removed(shownName));
  };
  return (
    <Sheet title={shownName} onClose={onClose}>
      <form noValidate onSubmit={submit} className="flex flex-col gap-5">
        {name !== null && <p className="-mt-2 text-second">{email}</p>}
        <FormError message={errorMessage} />
        {isLastOwner ? (
          <Panel tone="info" icon={<Info />}>
            <p>{t.lastOwner}</p>
          </Panel>
        ) : (
          <>
            <RoleField name="member-role" value={role} onChange={setRole} />
            {name !== null && (
              <CheckField id="member-enabled" asSwitch isOn={isEnabled} onChange={setEnabled}>
                <span className="block">{t.hasAccess}</span>
                <span className="block text-small text-muted">{t.hasAccessHint}</span>
              </CheckField>
            )}
            <div className="flex flex-wrap justify-between gap-2">
              <SubmitButton label={t.save} busyLabel={t.saving} isBusy={isBusy} />
              <Button kind="secondary" onClick={() => setRemoving(true)}>
                {t.remove}
              </Button>
            </div>
          </>
        )}
      </form>
      {isRemoving && (
        <ConfirmDialog
          title={t.removeSure(shownName)}
          hint={name === null ? t.removeInvitationHint : t.removeHint}
          action={t.remove}
          onConfirm={remove}
          onClose={() => setRemoving(false)}
        />
      )}
    </Sheet>
  );
}
