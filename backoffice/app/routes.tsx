import { lazy } from 'react';
import { BrowserRouter, type RouteObject, useRoutes } from 'react-router';
import type { Screen } from './feature.ts';
import { features } from './features.ts';
import { AllowedScreen } from './layout/allowed-screen.tsx';
import { Frame } from './layout/frame.tsx';

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
    load: async () => (await import('./layout/problem-screens.tsx')).NotFoundScreen,
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

/** The app for people who are signed in. */
export const Screens = () => (
  <BrowserRouter basename={import.meta.env.BASE_URL}>
    <Routes />
  </BrowserRouter>
);
