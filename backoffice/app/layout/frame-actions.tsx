import { logoutStaff } from '@vitrine/contract/staff/staff.ts';
import { Button } from '@vitrine/ui/button.tsx';
import { classNames, linkClassName } from '@vitrine/ui/class-names.ts';
import { LogOut } from '@vitrine/ui/icons.ts';
import { showToast } from '@vitrine/ui/toasts.ts';
import { errorText } from '../api/error-text.ts';
import { rememberSignedIn } from '../api/identity.ts';
import { directApi } from '../api/staff-api.ts';
import { forgetAllKept } from '../hooks/kept-draft.ts';
import { forgetDrafts } from '../hooks/use-draft.ts';
import { useLanguageChoice, useMessages } from '../i18n/language.tsx';
import { layoutMessages } from '../messages/en/layout.ts';
import { useProfile } from '../session/profile.tsx';
import { ExternalLink } from '../ui/icons.ts';

export function ShopLink({ className }: { className?: string }) {
  const t = useMessages(layoutMessages);
  const { store } = useProfile();
  return (
    <a href={store.url} target="_blank" rel="noopener" className={classNames(linkClassName, 'px-2', className)}>
      <ExternalLink size={18} />
      {t.openShop}
      <span className="sr-only"> {t.newTab}</span>
    </a>
  );
}

export function SignOutButton({ className }: { className?: string }) {
  const t = useMessages(layoutMessages);
  const { language } = useLanguageChoice();
  const leave = () => signOut().catch((error) => showToast({ tone: 'error', text: errorText(error, language) }));
  return (
    <Button kind="secondary" onClick={leave} {...(className && { className })}>
      <LogOut size={18} />
      {t.signOut}
    </Button>
  );
}

/** A new document, so that nothing of the person stays in this tab. */
export async function signOut(): Promise<void> {
  // The session may have ended already; then there is nothing to end.
  await directApi(logoutStaff, {}).catch((error) => {
    if (error.status !== 401) throw error;
  });
  rememberSignedIn(false);
  forgetDrafts();
  forgetAllKept();
  location.assign(import.meta.env.BASE_URL);
}
