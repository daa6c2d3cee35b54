// docs/decisions/026-build-patches.md and 065-parts-of-react-left-out.md
import { cut, importing, swap, swapAll, type UnusedFeature } from './unused-feature.ts';

/** A file of the router that the browser build contains. */
const routerFile = (name: string) =>
  new RegExp(`react-router/dist/production/lib/${name.replaceAll('.', '\\.')}$`.replaceAll('/', '[\\\\/]'));

const usesFetchers = [importing('react-router', 'useFetcher', 'useFetchers')];
const usesActions = [
  /export (?:const|(?:async )?function) (?:action|clientAction|clientLoader|clientMiddleware)\b/,
  /<Form\b[^>]*\bmethod=(?!"get")/,
  /\bsubmit\([^)]*\bmethod: (?!'get')/,
];

export const unusedInReactRouter: readonly UnusedFeature[] = [
  {
    // The whole site map comes with the first page (react-router.config.ts).
    name: 'lazy route discovery',
    file: routerFile('dom/ssr/fog-of-war.js'),
    edits: [swapAll('routeDiscovery.mode === "lazy" && ssr === true', 'false')],
  },
  {
    name: 'lazy route discovery on navigation, and routes that are added or replaced',
    file: routerFile('router/router.js'),
    edits: [
      swapAll('init.patchRoutesOnNavigation)', 'false)'),
      cut('handleLoaders', 'if (isFogOfWar) {', 'let { dsMatches, revalidatingFetchers }'),
      swap('createRouter', '\t\tpatchRoutes,', ''),
      swap('createRouter', '\t\t_internalSetRoutes,', ''),
    ],
  },
  {
    name: 'instrumentation',
    file: routerFile('router/router.js'),
    usedBy: [/\binstrumentations\b/],
    edits: [swapAll('if (init.instrumentations)', 'if (false)')],
  },
  {
    // Pages have their own scripts (layout/start/page-scripts.tsx), error pages as well.
    name: 'scripts of the default error page',
    file: routerFile('dom/ssr/errorBoundaries.js'),
    edits: [swapAll('renderScripts ?', 'false ?')],
  },
  {
    name: 'transitions with optimistic state, and synchronous updates',
    file: routerFile('components.js'),
    usedBy: [/\buseTransitions=|\bflushSync\b/],
    edits: [
      swap('RouterProvider', 'useTransitions = useIsRSCRouterContext() || useTransitions;', ''),
      swap('RouterProvider', 'let [state, setOptimisticState] = useOptimistic(_state);', 'let state = _state;'),
      swap(
        'RouterProvider',
        'if (useTransitions === true) setOptimisticState((s) => getOptimisticRouterState(s, newState));',
        '',
      ),
      swap('RouterProvider', 'useTransitions,\n\t\tsetOptimisticState', 'useTransitions'),
      swap(
        'RouterProvider',
        'if (reactDomFlushSyncImpl && flushSync) reactDomFlushSyncImpl(() => setStateImpl(newState));\n\t\t\telse ',
        '',
      ),
      cut('RouterProvider', 'if (reactDomFlushSyncImpl && flushSync) {', '\n\t\tif (transition) {'),
    ],
  },
  {
    name: 'fetchers',
    file: routerFile('router/router.js'),
    usedBy: usesFetchers,
    edits: [
      swap('createRouter', '\t\tfetch,\n\t\trevalidate,', '\t\trevalidate,'),
      swap('createRouter', '\t\tgetFetcher,\n\t\tresetFetcher,\n\t\tdeleteFetcher: queueFetcherForDeletion,\n', ''),
      swap('createRouter', '_internalFetchControllers: fetchControllers,', ''),
      swap('dispose', 'state.fetchers.forEach((_, key) => deleteFetcher(state.fetchers, key));', ''),
      cut('updateState', 'let unmountedFetchers = [];', 'if (subscribers.size === 0)'),
      swap('updateState', 'deletedFetchers: unmountedFetchers', 'deletedFetchers: []'),
      cut('updateState', 'unmountedFetchers.forEach(', '\n\t}'),
      cut('interruptActiveLoads', 'fetchLoadMatches.forEach(', '\n\t}'),
      swap('startNavigation', '...workingFetchers ? { fetchers: workingFetchers } : {}', ''),
      cut('handleLoaders', 'if (!init.dataStrategy &&', 'if (shouldUpdateNavigationState) {'),
      cut(
        'handleLoaders',
        'if (revalidatingFetchers.length > 0) updates.fetchers',
        'updateState(updates, { flushSync });',
      ),
      cut('handleLoaders', 'revalidatingFetchers.forEach((rf) => {', 'let { loaderResults, fetcherResults } ='),
      cut(
        'handleLoaders',
        'if (pendingNavigationController) pendingNavigationController.signal.remove',
        'let redirect = findRedirect(loaderResults);',
      ),
      cut('handleLoaders', 'redirect = findRedirect(fetcherResults);', 'let workingFetchers ='),
      cut('handleLoaders', 'let didUpdateFetcherRedirects =', 'return {\n\t\t\tmatches,\n\t\t\tloaderData,'),
      swap('handleLoaders', '...shouldUpdateFetchers ? { workingFetchers } : {}', ''),
      cut('callLoadersAndMaybeResolveData', 'let fetcherResultsPromise =', 'return {\n\t\t\tloaderResults:'),
      cut('callLoadersAndMaybeResolveData', 'fetcherResults: (await', '};\n\t}'),
      cut('getMatchesToLoad', 'fetchLoadMatches.forEach(', 'return {\n\t\tdsMatches,'),
      cut('processLoaderData', 'revalidatingFetchers.filter(', 'return {\n\t\tloaderData,'),
    ],
  },
  {
    name: 'fetchers, in the state of the page',
    file: routerFile('components.js'),
    usedBy: usesFetchers,
    edits: [cut('RouterProvider', 'newState.fetchers.forEach(', 'warnOnce(flushSync === false')],
  },
  {
    // Screens call the API, forms without JavaScript are received by the host. Forms of the router are searches: `method="get"`.
    name: 'actions',
    file: routerFile('router/router.js'),
    usedBy: usesActions,
    edits: [
      cut(
        'startNavigation',
        'else if (opts && opts.submission && isMutationMethod(opts.submission.formMethod)) {',
        'let { shortCircuited, matches: updatedMatches',
      ),
      cut('normalizeNavigateOptions', 'if (opts.body !== void 0) {', 'invariant(typeof FormData'),
      cut('normalizeNavigateOptions', 'if (isMutationMethod(submission.formMethod)) return {', 'let parsedPath ='),
      cut('createClientSideRequest', 'if (submission && isMutationMethod', 'return new Request('),
      cut(
        'startRedirectNavigation',
        'if (redirectPreserveMethodStatusCodes.has(',
        'await startNavigation(redirectNavigationType, redirectLocation, {\n\t\t\toverrideNavigation',
      ),
    ],
  },
  {
    name: 'actions, client loaders and client middleware of routes',
    file: routerFile('dom/ssr/routes.js'),
    usedBy: usesActions,
    edits: [
      cut('createClientRoutes', 'dataRoute.action = ({ request', '} else {\n\t\t\tif (!route.hasClientLoader)'),
      cut('createClientRoutes', 'if (!route.hasClientAction) dataRoute.action =', 'let lazyRoutePromise;'),
      cut('createClientRoutes', 'loader: route.hasClientLoader ?', 'shouldRevalidate: async () => {'),
      cut('createClientRoutes', 'return routeModule.clientLoader({', '});\n\t\t\t};\n\t\t\tdataRoute.loader.hydrate'),
      cut('createClientRoutes', 'if (!routeModule.clientLoader) ', 'return fetchServerLoader(singleFetch);'),
    ],
  },
  {
    name: 'answers to actions and fetchers, client middleware',
    file: routerFile('dom/ssr/single-fetch.js'),
    usedBy: [...usesActions, ...usesFetchers],
    edits: [
      swapAll('return async (args) => args.runClientMiddleware(dataStrategy);', 'return dataStrategy;'),
      swapAll('if (request.method !== "GET") return singleFetchActionStrategy(args, fetchAndDecode);', ''),
      cut(
        'getSingleFetchDataStrategyImpl',
        'let foundRevalidatingServerLoader =',
        'return singleFetchLoaderNavigationStrategy(',
      ),
    ],
  },
  {
    name: 'client middleware',
    file: routerFile('router/router.js'),
    usedBy: usesActions,
    edits: [
      swap('createRouter', 'init.dataStrategy || defaultDataStrategyWithMiddleware', 'init.dataStrategy'),
      cut('callDataStrategyImpl', 'if (matches.some((m) => m._lazyPromises?.middleware))', 'let dataStrategyArgs ='),
      cut('callDataStrategyImpl', 'let runClientMiddleware =', 'let results = await dataStrategyImpl({'),
      swap('callDataStrategyImpl', 'fetcherKey,\n\t\trunClientMiddleware', 'fetcherKey'),
    ],
  },
  {
    name: 'blockers, and revalidation on request',
    file: routerFile('router/router.js'),
    usedBy: [importing('react-router', 'useBlocker', 'unstable_usePrompt', 'useRevalidator')],
    edits: [
      cut('initialize', 'if (unblockBlockerHistoryUpdate) {', 'return startNavigation(historyAction, location);'),
      cut(
        'navigate',
        'let blockerKey = shouldBlockNavigation({',
        'await startNavigation(historyAction, nextLocation, {',
      ),
      cut('completeNavigation', 'if (blockers.size > 0', 'let restoreScrollPosition ='),
      swap('dispose', 'state.blockers.forEach((_, key) => deleteBlocker(key));', ''),
      swap('createRouter', '\t\tgetBlocker,\n\t\tdeleteBlocker,\n', ''),
      swap('createRouter', '\t\trevalidate,', ''),
    ],
  },
  {
    name: 'server components, and hooks outside a data router',
    file: routerFile('hooks.js'),
    edits: [
      swapAll('static contextType = RSCRouterContext;', ''),
      swapAll('if (this.context && typeof error === "object"', 'if (false && typeof error === "object"'),
      swapAll('if (this.context) return', 'if (false) return'),
      swap('useNavigate', 'React$1.useContext(IsDataRouteContext) ?', 'true ?'),
    ],
  },
  {
    // All styles are in one file.
    name: 'server components, critical styles',
    file: routerFile('dom/ssr/components.js'),
    edits: [
      swap('PrefetchPageLinks', 'let rsc = useIsRSCRouterContext();', ''),
      swap('PrefetchPageLinks', 'if (rsc) return', 'if (false) return'),
      swap('Links', 'typeof criticalCss === "string"', 'false'),
      swap('Links', 'typeof criticalCss === "object"', 'false'),
    ],
  },
  {
    name: 'style sheets of routes',
    file: routerFile('dom/ssr/links.js'),
    empty: ['prefetchRouteCss', 'prefetchStyleLinks'],
  },
  {
    // Nothing imports it, but the bundler does not know that making it has no effect.
    name: 'NavLink',
    file: routerFile('dom/lib.js'),
    usedBy: [importing('react-router', 'NavLink')],
    edits: [
      swapAll('const NavLink = React$1.forwardRef(', 'const NavLink = /* @__PURE__ */ React$1.forwardRef('),
      swapAll('NavLink.displayName = "NavLink";', ''),
    ],
  },
];
