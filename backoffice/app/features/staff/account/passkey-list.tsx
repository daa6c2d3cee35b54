import { useQuery } from '@tanstack/react-query';
import { addPasskey, removePasskey, renamePasskey, startPasskey } from '@vitrine/contract/staff/staff.ts';
import type { Passkey } from '@vitrine/contract/staff/staff-shapes.ts';
import { Button } from '@vitrine/ui/button.tsx';
import { FormError } from '@vitrine/ui/form-error.tsx';
import { SubmitButton } from '@vitrine/ui/submit-button.tsx';
import { TextField } from '@vitrine/ui/text-field.tsx';
import { showToast } from '@vitrine/ui/toasts.ts';
import { useForm } from '@vitrine/ui/use-form.ts';
import { useState } from 'react';
import { profileKey, queryClient } from '../../../api/query-client.ts';
import { staffApi } from '../../../api/staff-api.ts';
import { momentText } from '../../../format/moment.ts';
import { checkName } from '../../../forms/field-rules.ts';
import { useSending } from '../../../forms/use-sending.ts';
import { useLocale, useMessages } from '../../../i18n/language.tsx';
import { accountMessages, firstStepMessages, passkeyMessages } from '../../../messages/en/staff.ts';
import { useProfile } from '../../../session/profile.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { canUsePasskeys } from '../sign-in/passkey-button.tsx';
import { passkeysKey, passkeysQuery, sessionsKey } from '../staff-queries.ts';
import { AccessRow } from './access-row.tsx';

/** A passkey can end sessions, and can be what the account was waiting for. */
const refresh = () =>
  Promise.all([passkeysKey, profileKey, sessionsKey].map((queryKey) => queryClient.invalidateQueries({ queryKey })));

export function PasskeyList() {
  const t = useMessages(passkeyMessages);
  const words = useMessages(accountMessages);
  const { mustAddFactor } = useProfile();
  const query = useQuery(passkeysQuery);
  return (
    <div className="flex flex-col gap-4">
      <p className="text-second">
        {t.about} {mustAddFactor && <strong className="text-strong">{words.factorNeeded}</strong>}
      </p>
      <Loaded query={query} rows={1}>
        <ul className="flex flex-col empty:hidden">
          {query.data?.items.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} />
          ))}
        </ul>
      </Loaded>
      {canUsePasskeys() ? <NewPasskey /> : <p className="text-second">{t.notHere}</p>}
    </div>
  );
}

function PasskeyRow({ passkey: { id, name, created, lastUsed } }: { passkey: Passkey }) {
  const t = useMessages(passkeyMessages);
  const words = useMessages(accountMessages);
  const locale = useLocale();
  const [isRenaming, setRenaming] = useState(false);
  const [isRemoving, setRemoving] = useState(false);
  const remove = async () => {
    await staffApi(removePasskey, { params: { id } });
    showToast({ tone: 'removed', text: t.removed(name) });
    await refresh();
  };
  return (
    <AccessRow
      name={name}
      details={[
        lastUsed ? words.lastSeen(momentText(lastUsed, locale)) : t.neverUsed,
        t.created(momentText(created, locale)),
      ]}
    >
      <div className="flex flex-wrap gap-2">
        <Button kind="secondary" aria-label={t.renameLabel(name)} onClick={() => setRenaming(true)}>
          {t.rename}
        </Button>
        <Button kind="secondary" aria-label={t.removeLabel(name)} onClick={() => setRemoving(true)}>
          {t.remove}
        </Button>
      </div>
      {isRenaming && <RenameDialog id={id} name={name} onClose={() => setRenaming(false)} />}
      {isRemoving && (
        <ConfirmDialog
          title={t.removeSure(name)}
          hint={t.removeHint}
          action={t.remove}
          onConfirm={remove}
          onClose={() => setRemoving(false)}
        />
      )}
    </AccessRow>
  );
}

function useNameForm(id: string, initial: string) {
  const t = useMessages(passkeyMessages);
  const words = useMessages(firstStepMessages);
  return useForm({
    id,
    initial: { name: initial },
    check: ({ name }) => ({ name: checkName(name, { ...words, nameEmpty: t.nameEmpty }) }),
  });
}

function RenameDialog({ id, name, onClose }: { id: number; name: string; onClose: () => void }) {
  const t = useMessages(passkeyMessages);
  const form = useNameForm('rename-passkey', name);
  const { isBusy, errorMessage, submit } = useSending(form, async () => {
    const next = form.values.name.trim();
    if (next !== name) {
      await staffApi(renamePasskey, { params: { id }, body: { name: next } });
      showToast({ tone: 'success', text: t.renamed(next) });
      await queryClient.invalidateQueries({ queryKey: passkeysKey });
    }
    onClose();
  });
  return (
    <Dialog title={t.renameTitle} onClose={onClose}>
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <FormError message={errorMessage} />
        <TextField {...form.field('name')} label={t.name} required autoComplete="off" maxLength={200} />
        <SubmitButton label={t.rename} busyLabel={t.renaming} isBusy={isBusy} />
      </form>
    </Dialog>
  );
}

function NewPasskey() {
  const t = useMessages(passkeyMessages);
  const form = useNameForm('passkey', '');
  const { isBusy, errorMessage, submit } = useSending(form, async () => {
    const { makePasskey } = await import('../sign-in/browser-passkeys.ts');
    const name = form.values.name.trim();
    const passkey = await makePasskey(await staffApi(startPasskey, {}));
    await staffApi(addPasskey, { body: { name, passkey } });
    form.reset({ name: '' });
    showToast({ tone: 'success', text: t.added(name) });
    await refresh();
  });
  return (
    <form noValidate onSubmit={submit} className="flex max-w-md flex-col gap-3">
      <FormError message={errorMessage} />
      <TextField {...form.field('name')} label={t.name} hint={t.nameHint} required autoComplete="off" maxLength={200} />
      <SubmitButton label={t.add} busyLabel={t.adding} isBusy={isBusy} kind="secondary" className="self-start" />
    </form>
  );
}
