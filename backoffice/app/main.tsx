import './styles/app.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { queryClient } from './api/query-client.ts';
import { LanguageProvider } from './i18n/language.tsx';
import { ErrorBoundary } from './layout/error-boundary.tsx';
import { Shell, Waiting } from './layout/shell.tsx';
import { showTheme } from './session/theme.ts';

interface TrustedTypes {
  createPolicy(
    name: 'default',
    rules: Record<'createHTML', (text: string, type: string, sink: string) => string | null>,
  ): void;
}

/**
 * React creates script elements from the bare tag, and pasted text is read in a document of its own, in which nothing runs. Nothing
 * else of the back office becomes markup.
 */
const bareTag = /^<script><\/script>$/;

/** The one Trusted Types policy of the page. */
const guardMarkup = (): void =>
  (window as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('default', {
    createHTML: (html, _, sink) => (bareTag.test(html) || sink === 'DOMParser parseFromString' ? html : null),
  });

guardMarkup();
showTheme();

const linkScreens = () => import('./features/staff/sign-in/link-screens.tsx');
const SetupScreen = lazy(async () => ({ default: (await linkScreens()).SetupScreen }));
const ResetScreen = lazy(async () => ({ default: (await linkScreens()).ResetScreen }));
const InvitationScreen = lazy(async () => ({ default: (await linkScreens()).InvitationScreen }));
/** The router, too, is only for people who are signed in. */
const Screens = lazy(async () => ({ default: (await import('./routes.tsx')).Screens }));

/** Opened by a link with a secret after its #, before anybody is signed in. */
const byLink = new Map([
  ['setup', SetupScreen],
  ['invitation', InvitationScreen],
  ['reset', ResetScreen],
]);
const LinkScreen = byLink.get(location.pathname.slice(import.meta.env.BASE_URL.length).replace(/\/$/, ''));

const root = document.getElementById('app');
if (!root) throw new Error('the page has no place for the app');
createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <LanguageProvider>
        <ErrorBoundary>
          <Suspense fallback={<Waiting />}>
            {LinkScreen ? (
              <LinkScreen />
            ) : (
              <Shell>
                <Screens />
              </Shell>
            )}
          </Suspense>
        </ErrorBoundary>
      </LanguageProvider>
    </QueryClientProvider>
  </StrictMode>,
);
