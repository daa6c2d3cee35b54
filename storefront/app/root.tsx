import startScript from 'virtual:start-script';
import './styles/app.css';
import { lazy, type ReactNode, use } from 'react';
import {
  data,
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
} from 'react-router';
import type { Route } from './+types/root';
import { AbsentCalls } from './api/absent-calls.ts';
import { pageContext } from './context.ts';
import { type Language, languageOf, siteLanguages } from './i18n/language.ts';
import { isOffered } from './i18n/offered-languages.ts';
import { useLanguage } from './i18n/use-language.ts';
import { ErrorPage, errorTexts } from './layout/errors/error-page.tsx';
import { BrandStyle, SiteIcons } from './layout/frame/brand-style.tsx';
import { firstPaintScript } from './layout/frame/first-paint.ts';
import { Frame } from './layout/frame/frame.tsx';
import { loadLayoutData } from './layout/frame/load-frame.ts';
import { useLayoutData } from './layout/frame/use-layout-data.ts';
import { PageScripts } from './layout/start/page-scripts.tsx';
import { layoutMessages } from './messages/en/layout.ts';
import { notFoundMessages } from './messages/en/pages.ts';
import { translate } from './messages/translate.ts';
import { ScriptNonce } from './server-contexts.ts';
import { InlineScript } from './ui/inline-script.tsx';

// Loaded on demand, because few pages are not found.
const NotFound = lazy(async () => ({ default: (await import('./layout/errors/not-found.tsx')).NotFound }));

export const meta: Route.MetaFunction = ({ error, location }) =>
  error ? [{ title: errorTitle(error, languageOf(location.pathname)) }, { name: 'robots', content: 'noindex' }] : [];

const isMissing = (error: unknown): boolean => isRouteErrorResponse(error) && error.status === 404;

const errorTitle = (error: unknown, language: Language): string =>
  isMissing(error)
    ? translate(notFoundMessages, language).title
    : errorTexts(error, translate(layoutMessages, language)).title;

export async function loader({ context, url }: Route.LoaderArgs) {
  const language = languageOf(url.pathname);
  const layout = await loadLayoutData(context.get(pageContext), language);
  return data(layout, { status: isOffered(language, layout.store.languages) ? 200 : 404 });
}

/** The layout data is the same on every page of a language, and a change of language loads a new document. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  languageOf(currentUrl.pathname) !== languageOf(nextUrl.pathname);

export function Layout({ children }: { children: ReactNode }) {
  const { storeCode, shopUrl, store, brand, absentCalls } = useLayoutData();
  const language = useLanguage();
  const nonce = use(ScriptNonce);
  return (
    <html
      lang={language}
      dir={siteLanguages[language].direction}
      data-merchant={storeCode}
      data-backend={shopUrl}
      data-currency={store.currency}
      data-country={store.country}
      data-absent={absentCalls.join(' ') || undefined}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={brand?.themeColor ?? '#0E244D'} />
        <InlineScript nonce={nonce} text={import.meta.env.SSR ? firstPaintScript() : null} />
        <InlineScript nonce={nonce} text={import.meta.env.SSR ? startScript : null} />
        <Meta />
        {import.meta.env.SSR && <SiteIcons icon={brand?.siteIcon ?? null} />}
        {/* Fonts are not preloaded: on a slow connection they would delay the picture, and the fallback fonts have the same metrics. */}
        <Links />
        {import.meta.env.SSR && brand && <BrandStyle brand={brand} nonce={nonce} />}
      </head>
      <body>
        <AbsentCalls value={absentCalls}>
          <Frame>{children}</Frame>
        </AbsentCalls>
        <ScrollRestoration />
        <PageScripts />
      </body>
    </html>
  );
}

export default function App() {
  const { languages } = useLayoutData().store;
  return isOffered(useLanguage(), languages) ? <Outlet /> : <NotFound />;
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) =>
  isMissing(error) ? <NotFound /> : <ErrorPage error={error} />;
