// The screens that are shown in place of one that cannot be shown.
import type { Permission } from '@vitrine/contract/staff/permissions.ts';
import { buttonClassName } from '@vitrine/ui/button.tsx';
import { Lock, SearchX } from '@vitrine/ui/icons.ts';
import { Link } from 'react-router';
import { useMessages } from '../i18n/language.tsx';
import { stateMessages } from '../messages/en/layout.ts';
import { permissionMessages } from '../messages/en/staff.ts';
import { Screen } from '../ui/screen.tsx';

export function ForbiddenScreen({ permission }: { permission: Permission }) {
  const t = useMessages(stateMessages);
  const names = useMessages(permissionMessages);
  return (
    <Screen title={t.forbidden}>
      <div className="flex max-w-prose flex-col items-start gap-4 text-second">
        <Lock className="text-muted" size={32} />
        <p>{t.forbiddenHint(names[permission])}</p>
        <TodayLink />
      </div>
    </Screen>
  );
}

export function NotFoundScreen() {
  const t = useMessages(stateMessages);
  return (
    <Screen title={t.notFound}>
      <div className="flex flex-col items-start gap-4">
        <SearchX className="text-muted" size={32} />
        <TodayLink />
      </div>
    </Screen>
  );
}

const TodayLink = () => (
  <Link to="/" className={buttonClassName('secondary')}>
    {useMessages(stateMessages).toToday}
  </Link>
);
