// The screens that are shown in place of one that cannot be shown.
import type { Permission } from '@vitrine/contract/staff/permissions.ts';
import { buttonClassName } from '@vitrine/ui/button.tsx';
import { EmptyState } from '@vitrine/ui/empty-state.tsx';
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
      <EmptyState icon={<Lock size={56} />} title={t.forbiddenHint(names[permission])}>
        <TodayLink />
      </EmptyState>
    </Screen>
  );
}

export function NotFoundScreen() {
  const t = useMessages(stateMessages);
  return (
    <Screen title={t.notFound}>
      <EmptyState icon={<SearchX size={56} />} title={t.notFoundHint}>
        <TodayLink />
      </EmptyState>
    </Screen>
  );
}

const TodayLink = () => (
  <Link to="/" className={buttonClassName('secondary')}>
    {useMessages(stateMessages).toToday}
  </Link>
);
