import type { Permission } from '@vitrine/contract/merchant/permissions.ts';
import { lazy, type ReactNode } from 'react';
import { useProfile } from '../session/profile.tsx';

const problemScreens = () => import('./problem-screens.tsx');
const ForbiddenScreen = lazy(async () => ({ default: (await problemScreens()).ForbiddenScreen }));
const FactorRequiredScreen = lazy(async () => ({ default: (await problemScreens()).FactorRequiredScreen }));

/** `permission` null: for everybody who is signed in. The server checks it again with every call. */
export function AllowedScreen({ permission, children }: { permission: Permission | null; children: ReactNode }) {
  const { permissions, mustAddFactor } = useProfile();
  if (permission === null) return children;
  if (!permissions.includes(permission)) return <ForbiddenScreen permission={permission} />;
  return mustAddFactor ? <FactorRequiredScreen /> : children;
}
