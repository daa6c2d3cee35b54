import type { Permission } from '@vitrine/contract/staff/permissions.ts';
import { lazy, type ReactNode, useState } from 'react';
import { useProfile } from '../session/profile.tsx';

const ForbiddenScreen = lazy(async () => ({ default: (await import('./problem-screens.tsx')).ForbiddenScreen }));
const FactorScreen = lazy(async () => ({
  default: (await import('../features/staff/factor-screen.tsx')).FactorScreen,
}));

/**
 * `permission` null: for everybody who is signed in; own: the account, which a person without the second factor can use as
 * well. The server checks it again with every call.
 */
export function AllowedScreen({
  permission,
  children,
}: {
  permission: Permission | 'own' | null;
  children: ReactNode;
}) {
  const { permissions, mustAddFactor } = useProfile();
  // Until the person goes on: recovery codes are shown once.
  const [isAdding, setAdding] = useState(false);
  if (mustAddFactor && !isAdding) setAdding(true);
  if (permission === 'own') return children;
  if (permission !== null && !permissions.includes(permission)) return <ForbiddenScreen permission={permission} />;
  return isAdding ? <FactorScreen onDone={() => setAdding(false)} /> : children;
}
