import { ToastList } from '@vitrine/ui/toast.tsx';
import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { Outlet, useLocation } from 'react-router';
import { currentQuestion, onQuestion } from '../api/identity.ts';
import { queriesAfter } from '../features.ts';
import { useMessages } from '../i18n/language.tsx';
import { layoutMessages, stateMessages } from '../messages/en/layout.ts';
import { startLive } from '../session/live.ts';
import { useProfile } from '../session/profile.tsx';
import { ScreenSkeleton } from '../ui/loaded.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { FrameKeys } from './palette/frame-keys.tsx';
import { SideMenu } from './side-menu.tsx';
import { TopBar } from './top-bar.tsx';

const SignInDialog = lazy(async () => ({
  default: (await import('../features/staff/sign-in/sign-in-dialog.tsx')).SignInDialog,
}));
const ReauthenticateDialog = lazy(async () => ({
  default: (await import('../features/staff/sign-in/reauthenticate-dialog.tsx')).ReauthenticateDialog,
}));

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

/** Over the page, which stays as it is, when a call needs the person. */
export function IdentityDialog() {
  const question = useSyncExternalStore(onQuestion, currentQuestion);
  if (!question) return null;
  const Asking = question.what === 'sign-in' ? SignInDialog : ReauthenticateDialog;
  return (
    <Suspense>
      <Asking onAnswer={question.answer} />
    </Suspense>
  );
}
