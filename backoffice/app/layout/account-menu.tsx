import { ChevronDown, User } from '@vitrine/ui/icons.ts';
import { useRef } from 'react';
import { Link } from 'react-router';
import { useMessages } from '../i18n/language.tsx';
import { layoutMessages } from '../messages/en/layout.ts';
import { useProfile } from '../session/profile.tsx';
import { Preferences } from '../ui/preferences.tsx';
import { StoreClock } from '../ui/store-clock.tsx';
import { SignOutButton } from './frame-actions.tsx';

const menuId = 'account-menu';

/** Everything about the person who is signed in. The browser closes it with Escape and with a press beside it. */
export function AccountMenu() {
  const t = useMessages(layoutMessages);
  const { name, email } = useProfile();
  const menu = useRef<HTMLDivElement>(null);
  return (
    <div className="max-lg:hidden">
      <button
        type="button"
        popoverTarget={menuId}
        className="flex min-h-11 max-w-56 items-center gap-2 rounded-control px-2 text-small font-medium text-strong hover:bg-tint"
      >
        <User size={20} />
        <span className="truncate">{name}</span>
        <ChevronDown className="text-muted" size={16} />
      </button>
      <div ref={menu} id={menuId} popover="auto" className="account-menu">
        <p className="min-w-0">
          <span className="block truncate font-medium text-strong">{name}</span>
          <span className="block truncate text-small text-muted">{email}</span>
        </p>
        <Link
          to="/account"
          onClick={() => menu.current?.hidePopover()}
          className="-mx-2 flex min-h-11 items-center rounded-control px-2 text-small font-medium text-link hover:bg-tint"
        >
          {t.accountAndSessions}
        </Link>
        <Preferences place="account-menu" />
        <SignOutButton />
        <StoreClock />
      </div>
    </div>
  );
}
