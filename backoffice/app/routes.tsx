import { lazy, type ReactNode, useState } from 'react';
import { BrowserRouter, type RouteObject, useRoutes } from 'react-router';
import type { Screen } from './feature.ts';
import { features } from './features.ts';
import { Frame } from './layout/frame.tsx';
import { useProfile } from './session/profile.tsx';

/** These screens belong to the frame and to no feature. */
const frameScreens: readonly Screen[] = [
  {
    path: '/more',
    permission: 'own',
    load: async () => (await import('./layout/more-screen.tsx')).MoreScreen,
  },
  {
    path: '*',
    permission: 'own',
    load: async () => (await import('./layout/error-screens.tsx')).NotFoundScreen,
  },
];

function routeOf({ path, permission, load }: Screen): RouteObject {
  const Loaded = lazy(async () => ({ default: await load() }));
  return {
    path,
    element: (
      <AllowedScreen permission={permission}>
        <Loaded />
      </AllowedScreen>
    ),
  };
}

const screens = [...features.flatMap((feature) => feature.screens), ...frameScreens];
const routes: RouteObject[] = [{ element: <Frame />, children: screens.map(routeOf) }];

const Routes = () => useRoutes(routes);

/** Without the slash at its end, the address that people type by hand is one of the app as well. */
const basename = import.meta.env.BASE_URL.replace(/\/$/, '');

/** The app for people who are signed in. */
export const Screens = () => (
  <BrowserRouter basename={basename}>
    <Routes />
  </BrowserRouter>
);

const ForbiddenScreen = lazy(async () => ({ default: (await import('./layout/error-screens.tsx')).ForbiddenScreen }));
const FactorScreen = lazy(async () => ({
  default: (await import('./features/staff/sign-in/factor-screen.tsx')).FactorScreen,
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
