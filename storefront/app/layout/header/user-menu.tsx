import { buttonClassName } from '@vitrine/ui/button.tsx';
import { iconButton } from '@vitrine/ui/class-names.ts';
import { User } from '@vitrine/ui/icons.ts';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { LocalLink } from '../../i18n/local-link.tsx';
import { useMessages } from '../../i18n/use-language.ts';
import { layoutMessages } from '../../messages/en/layout.ts';
import { getAccessToken, onTokenChange } from '../../session/token.ts';
import { ThemeSwitch } from './theme-switch.tsx';

export function UserMenu() {
  const t = useMessages(layoutMessages);
  return (
    <>
      <button type="button" popoverTarget="user-menu" aria-label={t.account} className={`${iconButton} anchor-user`}>
        <User size={24} />
      </button>
      <div id="user-menu" popover="auto" className="menu menu-card menu-user">
        <div className="flex w-80 max-w-full flex-col gap-4 p-5">
          <Greeting />
          <div className="border-t border-line pt-3">
            <ThemeSwitch />
          </div>
        </div>
      </div>
    </>
  );
}

// Loaded on demand, because few visitors are signed in.
const CustomerGreeting = lazy(async () => {
  try {
    return { default: (await import('./customer-greeting.tsx')).CustomerGreeting };
  } catch {
    return { default: GuestGreeting };
  }
});

/** The server renders the guest greeting; the browser replaces it for customers. */
const Greeting = () =>
  useSyncExternalStore(onTokenChange, getAccessToken, () => null) ? (
    <Suspense>
      <CustomerGreeting />
    </Suspense>
  ) : (
    <GuestGreeting />
  );

function GuestGreeting() {
  const t = useMessages(layoutMessages);
  return (
    <div>
      <p className="font-display text-h3 text-strong">{t.guest}</p>
      <p className="mt-1 text-second">{t.guestHint}</p>
      <LocalLink to="/login" className={buttonClassName('primary', 'mt-4 w-full')}>
        {t.login}
      </LocalLink>
    </div>
  );
}
