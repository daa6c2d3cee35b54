import { ToastList } from '@vitrine/ui/toast.tsx';
import { Suspense, useEffect } from 'react';
import { Outlet, useLocation } from 'react-router';
import { queriesAfter } from '../features.ts';
import { useMessages } from '../i18n/language.tsx';
import { layoutMessages, stateMessages } from '../messages/en/layout.ts';
import { startLive } from '../session/live.ts';
import { useProfile } from '../session/profile.tsx';
import { ScreenSkeleton } from '../ui/loaded.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { IdentityDialog } from './identity-dialog.tsx';
import { FrameKeys } from './palette/frame-keys.tsx';
import { SideMenu } from './side-menu.tsx';
import { TopBar } from './top-bar.tsx';

/** The menus and dialogs around every screen. */
export function Frame() {
  const t = useMessages(layoutMessages);
  const states = useMessages(stateMessages);
  const { pathname } = useLocation();
  const { mustAddFactor } = useProfile();
  // Before the second factor is set up the shop tells nothing.
  useEffect(() => (mustAddFactor ? undefined : startLive(queriesAfter)), [mustAddFactor]);
  return (
    <div className="app">
      <a
        href="#content"
        className="button sr-only bg-action text-on-action focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-70"
      >
        {t.skip}
      </a>
      <SideMenu />
      <TopBar />
      <main id="content" tabIndex={-1} className="app-main outline-none">
        <ErrorBoundary key={pathname}>
          <Suspense fallback={<ScreenSkeleton label={states.loading} />}>
            <Outlet />
          </Suspense>
        </ErrorBoundary>
      </main>
      <BottomBar />
      <ToastList closeLabel={t.close} />
      <FrameKeys />
      <IdentityDialog />
    </div>
  );
}
