import { Button } from '@vitrine/ui/button.tsx';
import { KeyRound, ReceiptText, User } from '@vitrine/ui/icons.ts';
import { showToast } from '@vitrine/ui/toasts.ts';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { errorMessage } from '../../api/error-message.ts';
import { activateCart } from '../../features/cart/activate-cart.ts';
import { useLoad } from '../../hooks/use-load.ts';
import { barePath, type Language, localPath } from '../../i18n/language.ts';
import { LocalLink } from '../../i18n/local-link.tsx';
import { useLanguage } from '../../i18n/use-language.ts';
import { customerGreetingMessages } from '../../messages/en/layout.ts';
import { translate } from '../../messages/translate.ts';
import { loadUser } from '../../session/load-user.client.ts';
import { signOut } from '../../session/sign-out.client.ts';
import { useUser } from '../../session/user.ts';

/** These pages redirect guests to the login themselves, with a return path. */
const customerScreens = /^\/(my-account|update-password|recent-order|order-details)(\/|$)/i;

export function CustomerGreeting() {
  const language = useLanguage();
  const t = translate(customerGreetingMessages, language);
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const user = useUser();
  const [isBusy, setBusy] = useState(false);
  // Loaded while no user is known. An error is not a sign-out: the links stay, and each page handles it.
  useLoad(user ? null : 'user', async () => {
    if ((await loadUser()) || customerScreens.test(barePath(pathname))) return;
    // Navigate although this menu is removed with the session.
    navigate(localPath(language, '/'));
  });
  const handleLogout = async () => {
    setBusy(true);
    await logOut(language);
    setBusy(false);
  };
  const links = [
    { to: '/my-account', name: t.account, Icon: User },
    { to: '/update-password', name: t.password, Icon: KeyRound },
    { to: '/recent-order', name: t.orders, Icon: ReceiptText },
  ];
  return (
    <div>
      {user && (
        <>
          <p className="font-display text-h3 break-words text-strong">
            {t.hello(`${user.firstName} ${user.lastName}`)}
          </p>
          <p className="mt-1 break-words text-second">{user.userName}</p>
        </>
      )}
      <ul className="mt-3">
        {links.map(({ to, name, Icon }) => (
          <li key={to}>
            <LocalLink
              to={to}
              prefetch="none"
              className="flex min-h-11 items-center gap-3 font-medium text-strong hover:underline"
            >
              <Icon size={20} />
              {name}
            </LocalLink>
          </li>
        ))}
      </ul>
      <Button kind="secondary" aria-busy={isBusy} onClick={handleLogout} className="mt-3 w-full">
        {t.logout}
      </Button>
    </div>
  );
}

/** Reloads the page without the shopper's data. */
export async function logOut(language: Language): Promise<void> {
  try {
    await signOut();
    location.reload();
  } catch (error) {
    activateCart();
    showToast({ tone: 'error', text: errorMessage(error, language) });
  }
}
