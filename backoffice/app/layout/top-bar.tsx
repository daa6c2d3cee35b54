import { Button } from '@vitrine/ui/button.tsx';
import { iconButton } from '@vitrine/ui/class-names.ts';
import { Search, User } from '@vitrine/ui/icons.ts';
import { Link } from 'react-router';
import { useMessages } from '../i18n/language.tsx';
import { layoutMessages } from '../messages/en/layout.ts';
import { useProfile } from '../session/profile.tsx';
import { KeyCap } from '../ui/key-cap.tsx';
import { AccountMenu } from './account-menu.tsx';
import { ShopLink } from './frame-actions.tsx';
import { showDialog } from './palette/palette-store.ts';

export function TopBar() {
  const t = useMessages(layoutMessages);
  const { store } = useProfile();
  return (
    <header className="app-top flex min-h-14 items-center gap-2 border-b border-line bg-surface px-(--gutter) lg:px-10">
      <Link to="/" className="flex min-h-11 min-w-0 items-center font-display text-lead text-strong lg:hidden">
        <span className="truncate">{store.name}</span>
      </Link>
      <span className="flex-1" />
      <Button
        kind="secondary"
        onClick={() => showDialog('palette')}
        className="font-normal text-second max-lg:w-11 max-lg:border-0 max-lg:bg-transparent max-lg:px-0 lg:w-64 lg:justify-start"
      >
        <Search size={20} />
        <span className="flex-1 truncate text-left max-lg:sr-only">{t.search}</span>
        <span aria-hidden className="max-lg:hidden">
          <KeyCap keys="Ctrl K" />
        </span>
      </Button>
      <ShopLink className="max-lg:hidden" />
      <Button kind="plain" onClick={() => showDialog('help')} className="max-lg:hidden">
        {t.help}
      </Button>
      <AccountMenu />
      <Link to="/account" aria-label={t.account} className={`${iconButton} lg:hidden`}>
        <User />
      </Link>
    </header>
  );
}
