import type { EntryContext } from 'react-router';

/** The scripts that React needs on a page. The page contains this list, and the start script loads it. */
export interface PageModules {
  /** All files. They are loaded together and run one by one. */
  readonly files: readonly string[];
  /** Modules of the routes that the page shows, by route. */
  readonly routes: Readonly<Record<string, readonly string[]>>;
  readonly entry: string;
  /** The page has no content without React. */
  readonly atOnce: boolean;
}

/** Named in vite.config.ts. */
export const isReact = (file: string): boolean => /\/react-[\w-]+\.js$/.test(file);

type Manifest = EntryContext['manifest'];

export function findPageModules(manifest: Manifest, routeIds: readonly string[], atOnce: boolean): PageModules {
  const routes = routeIds.flatMap((id) => manifest.routes[id] ?? []);
  const modulesOf = ({
    module,
    clientActionModule,
    clientLoaderModule,
    clientMiddlewareModule,
  }: (typeof routes)[number]) =>
    [clientActionModule, clientLoaderModule, clientMiddlewareModule, module].filter((file) => file !== undefined);
  const imported = [manifest.entry, ...routes].flatMap(({ imports = [] }) => imports);
  return {
    // The file of React is the largest and imported by all others: first, so that it runs in a task of its own.
    files: [...new Set([manifest.url, ...imported.filter(isReact), ...imported, ...routes.flatMap(modulesOf)])],
    routes: Object.fromEntries(routes.map((route) => [route.id, modulesOf(route)])),
    entry: manifest.entry.module,
    atOnce,
  };
}
