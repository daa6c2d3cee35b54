import { lazy, type ReactNode, useState } from 'react';
import type { Screen } from '../feature.ts';
import { useProfile } from '../session/profile.tsx';

const ForbiddenScreen = lazy(async () => ({ default: (await import('./problem-screens.tsx')).ForbiddenScreen }));
const FactorScreen = lazy(async () => ({
  default: (await import('../features/staff/sign-in/factor-screen.tsx')).FactorScreen,
}));

/** Shows the screen to people who may open it; others see why they may not. */
export function AllowedScreen({ permission, children }: Pick<Screen, 'permission'> & { children: ReactNode }) {
  const { permissions, mustAddFactor } = useProfile();
  // Until the person goes on: recovery codes are shown once.
  const [isAdding, setAdding] = useState(false);
  if (mustAddFactor && !isAdding) setAdding(true);
  if (permission === 'own') return children;
  if (permission !== null && !permissions.includes(permission)) return <ForbiddenScreen permission={permission} />;
  return isAdding ? <FactorScreen onDone={() => setAdding(false)} /> : children;
}
