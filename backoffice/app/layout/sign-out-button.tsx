import { Button } from '@vitrine/ui/button.tsx';
import { LogOut } from '@vitrine/ui/icons.ts';
import { showToast } from '@vitrine/ui/toasts.ts';
import { errorText } from '../api/error-text.ts';
import { useLanguageChoice, useMessages } from '../i18n/language.tsx';
import { layoutMessages } from '../messages/en/layout.ts';
import { signOut } from '../session/sign-out.ts';

export function SignOutButton({ className }: { className?: string }) {
  const t = useMessages(layoutMessages);
  const { language } = useLanguageChoice();
  const leave = () => signOut().catch((error) => showToast({ tone: 'failure', text: errorText(error, language) }));
  return (
    <Button kind="secondary" onClick={leave} {...(className && { className })}>
      <LogOut size={18} />
      {t.signOut}
    </Button>
  );
}
