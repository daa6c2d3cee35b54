import { classNames } from '@vitrine/ui/class-names.ts';
import { NavLink, useLocation } from 'react-router';
import { menuFor } from '../features.ts';
import { useMessages } from '../i18n/language.tsx';
import { layoutMessages } from '../messages/en/layout.ts';
import { useProfile } from '../session/profile.tsx';
import { Ellipsis } from '../ui/icons.ts';

const linkClasses = ({ isActive }: { isActive: boolean }) =>
  classNames(
    'flex min-h-14 min-w-0 flex-1 flex-col items-center justify-center gap-0.5 px-1 text-micro font-medium',
    isActive ? 'text-strong inset-shadow-[0_2px_0_var(--action)]' : 'text-second',
  );

/** The menu at the lower edge of a phone. */
export function BottomBar() {
  const t = useMessages(layoutMessages);
  const { permissions } = useProfile();
  const { pathname } = useLocation();
  const items = menuFor(permissions, t);
  const main = items.filter(({ place }) => place === 'main');
  const isUnderMore = items.some(
    ({ path, place }) => place !== 'main' && (pathname === path || pathname.startsWith(`${path}/`)),
  );
  return (
    <nav aria-label={t.menu} className="app-bar">
      <div className="flex">
        {main.map(({ path, label, icon: Icon }) => (
          <NavLink key={path} to={path} end={path === '/'} className={linkClasses}>
            <Icon size={24} />
            <span className="max-w-full truncate">{label}</span>
          </NavLink>
        ))}
        <NavLink to="/more" className={({ isActive }) => linkClasses({ isActive: isActive || isUnderMore })}>
          <Ellipsis size={24} />
          {t.more}
        </NavLink>
      </div>
    </nav>
  );
}
