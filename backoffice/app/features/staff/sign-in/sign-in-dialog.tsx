import { readStaffProfile } from '@vitrine/contract/staff/staff.ts';
import { directApi } from '../../../api/staff-api.ts';
import { forgetAllKept } from '../../../hooks/kept-draft.ts';
import { forgetDrafts } from '../../../hooks/use-draft.ts';
import { useMessages } from '../../../i18n/language.tsx';
import { identityMessages } from '../../../messages/en/staff.ts';

import { useProfile } from '../../../session/profile.tsx';
import { textButtonClassName } from '../../../ui/class-names.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { SignInForm } from './sign-in-form.tsx';

/** Over the page, so that nothing typed is lost. Somebody else starts with an empty page. */
export function SignInDialog({ onAnswer }: { onAnswer: (isAnswered: boolean) => void }) {
  const t = useMessages(identityMessages);
  const { email } = useProfile();
  const startAsAnother = () => location.assign('/admin/');
  // The browser may offer passkeys of several people; nobody gets what another one has typed.
  const signedIn = async () => {
    const { email: now } = await directApi(readStaffProfile, {});
    if (now === email) return onAnswer(true);
    forgetDrafts();
    forgetAllKept();
    startAsAnother();
  };
  return (
    <Dialog title={t.endedTitle} onClose={() => onAnswer(false)}>
      <p className="mb-4 text-second">{t.ended}</p>
      <SignInForm email={email} onSignedIn={signedIn} />
      <button type="button" onClick={startAsAnother} className={textButtonClassName}>
        {t.somebodyElse}
      </button>
    </Dialog>
  );
}
