import type { Role } from '@vitrine/contract/staff/permissions.ts';
import { inviteStaff } from '@vitrine/contract/staff/staff.ts';
import { FormError } from '@vitrine/ui/form-error.tsx';
import { focusOnMount } from '@vitrine/ui/modal.ts';
import { SubmitButton } from '@vitrine/ui/submit-button.tsx';
import { showToast } from '@vitrine/ui/toasts.ts';
import { useForm } from '@vitrine/ui/use-form.ts';
import { useState } from 'react';
import { queryClient } from '../../../api/query-client.ts';
import { staffApi } from '../../../api/staff-api.ts';
import { EmailField } from '../../../forms/credential-fields.tsx';
import { checkEmail } from '../../../forms/field-rules.ts';
import { useSending } from '../../../forms/use-sending.ts';
import { useMessages } from '../../../i18n/language.tsx';
import { signInMessages, staffMessages } from '../../../messages/en/staff.ts';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { membersKey } from '../staff-queries.ts';
import { RoleField } from './role-field.tsx';

/** Sends an invitation, or shows its link when no mail can be sent. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages(staffMessages);
  const [link, setLink] = useState<{ email: string; address: string } | null>(null);
  const invited = (email: string, address: string | null) => {
    if (address) return setLink({ email, address });
    showToast({ tone: 'success', text: t.invited(email) });
    onClose();
  };
  return (
    <Sheet title={link ? t.linkTitle : t.inviteTitle} onClose={onClose}>
      {link ? <InvitationLink {...link} /> : <InviteForm onInvited={invited} />}
    </Sheet>
  );
}

function InviteForm({ onInvited }: { onInvited: (email: string, link: string | null) => void }) {
  const t = useMessages(staffMessages);
  const words = useMessages(signInMessages);
  const [role, setRole] = useState<Role>('editor');
  const form = useForm({
    id: 'invite',
    initial: { email: '' },
    check: ({ email }) => ({ email: checkEmail(email, words) }),
  });
  const { isBusy, errorMessage, submit } = useSending(form, async () => {
    const email = form.values.email.trim();
    const { link } = await staffApi(inviteStaff, { body: { email, role } });
    await queryClient.invalidateQueries({ queryKey: membersKey });
    onInvited(email, link);
  });
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <FormError message={errorMessage} />
      <EmailField field={form.field('email')} label={t.email} autoComplete="off" />
      <RoleField name="invite-role" value={role} onChange={setRole} />
      <SubmitButton label={t.sendInvitation} busyLabel={t.sending} isBusy={isBusy} />
    </form>
  );
}

function InvitationLink({ email, address }: { email: string; address: string }) {
  const t = useMessages(staffMessages);
  return (
    <div className="flex flex-col gap-4">
      <p ref={focusOnMount} tabIndex={-1} className="text-second outline-none">
        {t.linkHint(email)}
      </p>
      <div className="flex items-center gap-2">
        <code className="min-w-0 flex-1 rounded-control bg-sunken px-3 py-2 text-small break-all text-strong">
          {address}
        </code>
        <CopyButton text={address} label={t.copyLink} doneLabel={t.copied} failedLabel={t.copyFailed} />
      </div>
    </div>
  );
}
