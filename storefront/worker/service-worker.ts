// Makes visited public pages readable offline. With a connection every page comes from the network, so prices are
// current. Each build has its own cache and deletes the previous one.
import { languages } from '@vitrine/contract/site/site-languages.ts';
import { languageOf, localPath } from '@vitrine/contract/site/site-paths.ts';
import { acceptFor, type CacheKind, cacheKeyFor, cacheKindFor, isFinalFile, isPublicResponse } from './cache-policy.ts';

declare const self: ServiceWorkerGlobalScope;
/** Filled in by the build (offline-worker.ts). */
declare const buildVersion: string;
/** `{language}` stands for the language of the page. */
declare const shellFiles: string[];

const cacheNames = { page: `vitrine-pages-${buildVersion}`, file: `vitrine-files-${buildVersion}` };
const max: Record<CacheKind, number> = { page: 80, file: 400 };
const offlinePages = languages.map((language) => localPath(language, '/offline'));
/** Windows that show a cached copy. */
const fromCopy = new Set<string>();

self.addEventListener('install', (event) => {
  event.waitUntil(prepare());
});

self.addEventListener('activate', (event) => {
  event.waitUntil(cleanUp());
});

self.addEventListener('fetch', (event) => {
  const keeping = cacheKindFor(event.request, self.location.origin);
  if (keeping === 'file') event.respondWith(fileFor(event.request));
  if (keeping === 'page') event.respondWith(pageFor(event));
});

/** A page loaded before the worker asks to be cached, or whether it is a copy. */
self.addEventListener('message', (event) => {
  const client = event.source;
  if (!(client instanceof WindowClient)) return;
  if (event.data === 'is-copy') tell(client, fromCopy.has(client.id));
  if (Array.isArray(event.data)) event.waitUntil(keepAll([...event.data.map(String), ...shellOf(client)]));
});

async function prepare(): Promise<void> {
  const files = await caches.open(cacheNames.file);
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const shown = new Set(windows.map(({ url }) => languageOf(new URL(url).pathname)));
  await Promise.all([
    files.addAll([...new Set([...shown].flatMap(shellFilesIn))]),
    keepAll(offlinePages.map((path) => self.location.origin + path)),
  ]);
  await self.skipWaiting();
}

const shellFilesIn = (language: string): string[] => shellFiles.map((file) => file.replace('{language}', language));

async function cleanUp(): Promise<void> {
  const current: string[] = Object.values(cacheNames);
  const old = (await caches.keys()).filter((name) => name.startsWith('vitrine-') && !current.includes(name));
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.clients.claim();
}

/** The files of a page in another language than those before it. */
const shellOf = ({ url }: WindowClient): string[] =>
  shellFilesIn(languageOf(new URL(url).pathname)).map((file) => self.location.origin + file);

async function keepAll(urls: string[]): Promise<void> {
  const wanted = urls.flatMap((url) => {
    const keeping = cacheKindFor({ method: 'GET', url }, self.location.origin);
    return keeping ? [{ url, keeping }] : [];
  });
  await Promise.allSettled(
    wanted.map(async ({ url, keeping }) => {
      if (keeping === 'page' || !(await caches.match(cacheKeyFor(url), { ignoreVary: true })))
        await keep(url, keeping, await fetch(url, { headers: { accept: acceptFor(url) } }));
    }),
  );
}

async function fileFor(request: Request): Promise<Response> {
  const kept = await caches.match(cacheKeyFor(request.url), { ignoreVary: true });
  if (kept && isFinalFile(kept.headers.get('cache-control'))) return kept;
  try {
    const answer = await fetch(request);
    await keep(request.url, 'file', answer.clone());
    return answer;
  } catch (error) {
    if (kept) return kept;
    // A missing picture leaves its tile empty.
    if (request.destination === 'image') return new Response(null, { status: 204 });
    throw error;
  }
}

async function pageFor({ request, clientId, resultingClientId }: FetchEvent): Promise<Response> {
  const isNew = resultingClientId !== '';
  const window = resultingClientId || clientId;
  try {
    const answer = await fetch(request);
    await keep(request.url, 'page', answer.clone());
    await note(window, isNew, false);
    return answer;
  } catch (error) {
    const kept = await caches.match(cacheKeyFor(request.url), { ignoreVary: true });
    if (!kept && request.mode !== 'navigate') throw error;
    await note(window, isNew, kept !== undefined);
    return kept ?? Response.redirect(offlinePageFor(request.url));
  }
}

/** Another URL, because a page hydrates only at its own. */
const offlinePageFor = (url: string): string => localPath(languageOf(new URL(url).pathname), '/offline');

async function keep(url: string, keeping: CacheKind, answer: Response): Promise<void> {
  if (!isPublicResponse(answer.status, answer.headers.get('cache-control')) || answer.redirected) return;
  const cache = await caches.open(cacheNames[keeping]);
  await cache.put(cacheKeyFor(url), answer);
  // The oldest come first.
  const kept = await cache.keys();
  await Promise.all(kept.slice(0, Math.max(0, kept.length - max[keeping])).map((old) => cache.delete(old)));
}

/** A window that is still opening cannot receive messages; it asks by itself. */
async function note(window: string, isNew: boolean, isCopy: boolean): Promise<void> {
  const before = fromCopy.has(window);
  if (isCopy) fromCopy.add(window);
  else fromCopy.delete(window);
  if (before === isCopy) return;
  const client = isNew ? undefined : await self.clients.get(window);
  if (client) tell(client, isCopy);
}

const tell = (client: Client, isCopy: boolean): void => client.postMessage({ isCopy });
