import { siteRoutes } from '@vitrine/contract/site/site-routes.ts';
import { use, useEffect } from 'react';
import { Scripts, UNSAFE_FrameworkContext, useMatches } from 'react-router';
import { languages, routeId } from '../../i18n/language.ts';
import { InlineScript } from '../../ui/inline-script.tsx';
import { reactStarted } from './early-events.ts';
import { findPageModules } from './page-modules.ts';

/** Ids of the routes that show nothing before React has started. A function: only the server needs it. */
const privateRoutes = (): Set<string> =>
  new Set(
    siteRoutes
      .filter(({ access }) => access === 'private')
      .flatMap(({ path }) => languages.map((language) => routeId(language, path))),
  );

/**
 * Replaces the router's own `Scripts`, which makes the browser load and run React with the page. Here the page only has the
 * data and the list of scripts; the start script decides when they are loaded (docs/decisions/038-delayed-hydration.md). In
 * development the router's own is used, because it also loads what updates the page while it is edited.
 */
export function PageScripts() {
  useEffect(() => {
    dispatchEvent(new Event(reactStarted));
    layOutRest();
  }, []);
  return import.meta.env.DEV ? <Scripts /> : <DataAndModules />;
}

const DataAndModules = () => (import.meta.env.SSR ? <ServerData /> : <InlineScript text={null} />);

function ServerData() {
  const framework = use(UNSAFE_FrameworkContext);
  const routeIds = useMatches().map(({ id }) => id);
  if (!framework) return null;
  const { manifest, serverHandoffString = '{}', renderMeta, nonce } = framework;
  // The router then adds the data of the page as further scripts.
  if (renderMeta) renderMeta.didRenderScripts = true;
  const isPrivate = privateRoutes();
  const modules = findPageModules(
    manifest,
    routeIds,
    routeIds.some((id) => isPrivate.has(id)),
  );
  const text = `window.__reactRouterContext=${serverHandoffString};__reactRouterContext.stream=new ReadableStream({start(c){__reactRouterContext.streamController=c}}).pipeThrough(new TextEncoderStream);window.__pageModules=${JSON.stringify(modules)}`;
  return (
    <>
      {modules.atOnce &&
        [...modules.files, modules.entry].map((file) => (
          <link key={file} rel="modulepreload" href={file} nonce={nonce} />
        ))}
      <InlineScript nonce={nonce} text={text} />
    </>
  );
}

/** The elements that styles/first-view.css leaves out at first. */
const leftOut = '.section-gap, .site-footer, .product-grid > li:nth-child(n + 5)';
/** Few enough for one task on a slow phone. */
const elementsInTask = 70;

/** After the browser has painted, in a task of its own. */
const nextFrame = (): Promise<void> => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/** Lays out what is below the first screen, some parts at a time, so that no task is long. */
async function layOutRest(): Promise<void> {
  const parts = [...document.querySelectorAll<HTMLElement>(leftOut)];
  let elements = 0;
  for (const part of parts) {
    const count = part.getElementsByTagName('*').length;
    if (elements > 0 && elements + count > elementsInTask) {
      await nextFrame();
      elements = 0;
    }
    part.style.contentVisibility = 'visible';
    elements += count;
  }
  await nextFrame();
  document.documentElement.dataset.laidOut = '';
}
