import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, useRoutes } from 'react-router';
import { queryClient } from './api/query-client.ts';
import { guardMarkup } from './guard-markup.ts';
import { LanguageProvider } from './i18n/language.tsx';
import { ErrorBoundary } from './layout/error-boundary.tsx';
import { Waiting } from './layout/shell.tsx';
import { routes } from './routes.tsx';
import { showTheme } from './session/theme.ts';
import './styles/app.css';

guardMarkup();
showTheme();

const Routes = () => useRoutes(routes);

const root = document.getElementById('app');
if (!root) throw new Error('the page has no place for the app');
createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <LanguageProvider>
        <ErrorBoundary>
          <Suspense fallback={<Waiting />}>
            <BrowserRouter basename="/admin">
              <Routes />
            </BrowserRouter>
          </Suspense>
        </ErrorBoundary>
      </LanguageProvider>
    </QueryClientProvider>
  </StrictMode>,
);
