import { ChevronRight } from '@vitrine/ui/icons.ts';
import type { Icon } from '@vitrine/ui/mask-icon.tsx';
import { Link } from 'react-router';
import { menuFor } from '../features.ts';
import { useMessages } from '../i18n/language.tsx';
import { layoutMessages } from '../messages/en/layout.ts';
import { useProfile } from '../session/profile.tsx';
import { Preferences } from '../ui/preferences.tsx';
import { Screen } from '../ui/screen.tsx';
import { StoreClock } from '../ui/store-clock.tsx';
import { ShopLink, SignOutButton } from './frame-actions.tsx';

/** Everything that has no place in the bar of a phone. */
export function MoreScreen() {
  const t = useMessages(layoutMessages);
  const { permissions, store } = useProfile();
  const rest = menuFor(permissions, t).filter(({ place }) => place !== 'main');
  const settings = rest.filter(({ place }) => place === 'settings');
  return (
    <Screen title={t.more}>
      <div className="flex max-w-md flex-col gap-6">
        <Entries entries={rest.filter(({ place }) => place !== 'settings')} />
        {settings.length > 0 && (
          <section aria-labelledby="more-settings">
            <h2 id="more-settings" className="mb-2 text-small font-semibold text-second">
              {t.settings}
            </h2>
            <Entries entries={settings} />
          </section>
        )}
        <Preferences place="more" />
        <ShopLink className="-ml-2 self-start" />
        <SignOutButton className="self-start" />
        <p className="text-micro text-muted">
          <StoreClock />
          <span className="block">{t.version(store.version)}</span>
        </p>
      </div>
    </Screen>
  );
}

const Entries = ({ entries }: { entries: ReturnType<typeof menuFor> }) => (
  <ul className="overflow-hidden rounded-panel border border-line bg-surface">
    {entries.map(({ path, label, icon }) => (
      <Entry key={path} path={path} label={label} icon={icon} />
    ))}
  </ul>
);

const Entry = ({ path, label, icon: Icon }: { path: string; label: string; icon: Icon }) => (
  <li className="not-first:border-t not-first:border-line">
    <Link to={path} className="flex min-h-13 items-center gap-3 px-4 text-strong hover:bg-tint">
      <Icon size={20} />
      <span className="flex-1">{label}</span>
      <ChevronRight className="text-muted" size={20} />
    </Link>
  </li>
);
