import { classNames } from '@vitrine/ui/class-names.ts';
import type { Icon } from '@vitrine/ui/mask-icon.tsx';
import { NavLink } from 'react-router';
import { menuFor } from '../features.ts';
import { useMessages } from '../i18n/language.tsx';
import { layoutMessages } from '../messages/en/layout.ts';
import { useProfile } from '../session/profile.tsx';
import { StoreClock } from '../ui/store-clock.tsx';

const linkClasses = ({ isActive }: { isActive: boolean }) =>
  classNames(
    'flex min-h-11 items-center gap-3 rounded-control px-3 text-small font-medium transition-colors duration-120 pointer-fine:min-h-9',
    isActive ? 'bg-tint text-strong' : 'text-second hover:bg-tint hover:text-strong',
  );

/** The menu at the side of a wide screen. */
export function SideMenu() {
  const t = useMessages(layoutMessages);
  const { permissions, store } = useProfile();
  const items = menuFor(permissions, t);
  const settings = items.filter(({ place }) => place === 'settings');
  return (
    <nav aria-label={t.menu} className="app-menu flex-col gap-6 border-r border-line bg-surface px-3 py-4">
      <p className="px-3 pt-1">
        <span className="block font-display text-h3 text-strong">{store.name}</span>
        <span className="block text-micro text-muted">{t.backOffice}</span>
      </p>
      <div className="flex flex-1 flex-col gap-1">
        {items.map(
          ({ path, place, label, icon }) =>
            (place === 'main' || place === 'more') && <Entry key={path} path={path} label={label} icon={icon} />,
        )}
        {settings.length > 0 && (
          <>
            <p className="mt-3 px-3 pb-1 text-micro font-semibold text-muted">{t.settings}</p>
            {settings.map(({ path, label, icon }) => (
              <Entry key={path} path={path} label={label} icon={icon} />
            ))}
          </>
        )}
      </div>
      <p className="px-3 text-micro text-muted">
        <StoreClock />
        <span className="block">{t.version(store.version)}</span>
      </p>
    </nav>
  );
}

interface EntryProps {
  path: string;
  label: string;
  icon: Icon;
}

const Entry = ({ path, label, icon: Icon }: EntryProps) => (
  <NavLink to={path} end={path === '/'} className={linkClasses}>
    <Icon size={20} />
    <span className="min-w-0 truncate">{label}</span>
  </NavLink>
);
