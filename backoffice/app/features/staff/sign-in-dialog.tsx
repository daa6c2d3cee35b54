import { linkClassName } from '@vitrine/ui/class-names.ts';
import { useMessages } from '../../i18n/language.tsx';
import { layoutMessages } from '../../messages/en/layout.ts';
import { signInMessages } from '../../messages/en/sign-in.ts';
import { useProfile } from '../../session/profile.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { SignInForm } from './sign-in-form.tsx';

/** Over the page, so that nothing typed is lost. Somebody else starts with an empty page. */
export function SignInDialog({ onAnswer }: { onAnswer: (isAnswered: boolean) => void }) {
  const t = useMessages(signInMessages);
  const words = useMessages(layoutMessages);
  const { email } = useProfile();
  return (
    <Dialog title={t.endedTitle} closeLabel={words.close} onClose={() => onAnswer(false)}>
      <p className="mb-4 text-second">{t.ended}</p>
      <SignInForm email={email} onSignedIn={() => onAnswer(true)} />
      <button type="button" onClick={() => location.assign('/admin/')} className={linkClassName}>
        {t.somebodyElse}
      </button>
    </Dialog>
  );
}
