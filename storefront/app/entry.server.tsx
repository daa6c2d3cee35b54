// Renders the complete page before sending it: the host caches pages and hashes their scripts.
import { renderToReadableStream } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { pageContext } from './context.ts';
import { type Language, languageOf, scriptsIn } from './i18n/language.ts';
import { ScriptNonce, ShopperCartContext } from './server-contexts.ts';

// For the host: docs/architecture.md, "Open a product page".
export { pageContext } from './context.ts';

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  page: RouterContextProvider,
): Promise<Response> {
  const { nonce, reportError, shopperCart } = page.get(pageContext);
  const language = languageOf(new URL(request.url).pathname);
  const inLanguage = { ...context, manifest: manifestIn(language, context.manifest) };
  let hasFailed = false;
  const stream = await renderToReadableStream(
    <ScriptNonce value={nonce}>
      <ShopperCartContext value={shopperCart}>
        <ServerRouter context={inLanguage} url={request.url} nonce={nonce} />
      </ShopperCartContext>
    </ScriptNonce>,
    {
      nonce,
      // Keep long parts in place. React would otherwise send them last and move them by script, so they would be
      // invisible without JavaScript.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError(error) {
        hasFailed = true;
        reportError(error);
      },
    },
  );
  await stream.allReady;
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(stream, { status: hasFailed ? 500 : status, headers });
}

type Manifest = EntryContext['manifest'];
const manifests = new Map<Language, Manifest>();

/** The scripts of the page's language. In development there is one set for all languages. */
function manifestIn(language: Language, manifest: Manifest): Manifest {
  if (import.meta.env.DEV) return manifest;
  const known = manifests.get(language) ?? (JSON.parse(scriptsIn(language, JSON.stringify(manifest))) as Manifest);
  manifests.set(language, known);
  return known;
}

/** Errors of loaders. The host logs them with the id of the request. */
export const handleError: HandleErrorFunction = (error, { context }) =>
  context.get(pageContext).reportError(isRouteErrorResponse(error) ? (error as { error?: unknown }).error : error);
