// Which modules share a script. A script costs a request and 800 bytes of headers, so a page loads a few larger ones: React, the
// frame of every page, what a shopper's session needs once the page is idle, and the parts of single pages.
import { readdirSync } from 'node:fs';
import { appModules, ownCopy } from './offline-worker.ts';

const workspaces = new URL('../', import.meta.url);
const sources = ['storefront/app', 'ui/src', 'contract/src'].flatMap((folder) =>
  readdirSync(new URL(folder, workspaces), { recursive: true, encoding: 'utf8' }).map((name) => `/${folder}/${name}`),
);

const patternOf = (place: string): RegExp => new RegExp(`[\\\\/]${place.replaceAll('/', '[\\\\/]')}(?:[\\\\/.]|$)`);

/** Patterns for modules in these folders, or for modules named without their ending. What matches nothing stops the build. */
function within(...places: string[]): RegExp[] {
  const missing = places.filter((place) => !sources.some((name) => patternOf(place).test(name)));
  if (missing.length > 0) throw new Error(`no such modules: ${missing.join(', ')}`);
  return places.map(patternOf);
}

/** Loaded with every page, and by its first script. React has its own because it changes less often. */
const frame = appModules([
  'root',
  'start-react',
  'layout/frame/frame',
  'layout/errors/go-back',
  'layout/deferred/recently-viewed-slot',
  'seo/page-meta',
  'seo/json-ld-script',
  'seo/json-ld',
  'hooks/use-hydrated',
  'hooks/use-out-of-view',
  'features/catalog/card/product-row',
  'features/catalog/product/breadcrumb-trail',
  'features/catalog/product/detail-rows',
  'features/content/promise-icon',
  'session/token',
  'ui/stars',
  'ui/follow-input',
  'ui/rich-text',
]);
const sharedFrame = within(
  'ui/src/(?:icons|mask-icon)',
  'contract/src/(?:text/plural|site/site-languages|site/site-paths)',
);

interface ScriptGroup {
  name: string;
  modules: readonly RegExp[];
}

/** A module and what it imports go to the first group that matches. */
const groups: ScriptGroup[] = [
  { name: 'react', modules: [/node_modules[\\/](?:react|react-dom|react-router|scheduler)[\\/]/] },
  { name: 'frame', modules: [frame, ...sharedFrame] },
  {
    name: 'shopper',
    modules: within(
      'app/(?:api|format|hooks|i18n|session)',
      'app/layout/deferred',
      'app/features/cart/(?:activate-cart|cart-change|cart-store|offline-changes|actions/(?:add-to-cart|load-cart|send-offline-changes))',
      'app/forms/use-(?:countries|shopper-country)',
      'ui/src/toasts',
      'contract/src/(?:account/session|cart/cart|catalog/catalog|checkout/checkout|reviews/reviews|store/store|wishlist/wishlist)',
    ),
  },
  {
    name: 'content',
    modules: within('app/features/content/(?:article-cards|promises)', 'app/features/catalog/list/category-tiles'),
  },
  {
    name: 'notes',
    modules: within('app/features/contact/contact-card', 'app/layout/footer/side-links'),
  },
  { name: 'product-texts', modules: [/[\\/]messages[\\/]\w+[\\/]product\.ts\?(?:words=)?productMessages$/] },
  {
    name: 'screens',
    modules: within(
      'app/forms',
      'app/ui/(?:amount-list|item-line)',
      'app/features/account/(?:account-skeleton|outcome|save-details|sign-in-link|signed-in-only|use-customer|use-submit)',
      'app/features/checkout/checkout-draft',
      'app/features/cart/(?:actions|screen)',
      'app/layout/screens/(?:account-frame|best-sellers)',
      'ui/src',
      'contract/src/(?:account/account|account/password-rules|address|contact/message-rules|orders/orders|validation-issue)',
    ),
  },
  {
    name: 'product',
    modules: within(
      'app/features/checkout/delivery-(?:line|promise)',
      'app/features/catalog/product/product-details',
      'app/features/reviews/review-list',
    ),
  },
  { name: 'wishlist', modules: within('app/features/wishlist', 'app/layout/screens/wishlist[\\w-]*') },
  {
    name: 'account',
    modules: within(
      'app/features/account/(?:confirm-address|decline-address|forgot-form|login-form|password-form|register-form|reset-form|verify-link)',
      'app/layout/screens/account[\\w-]*',
    ),
  },
  { name: 'my-account', modules: within('app/features/account') },
  { name: 'checkout', modules: within('app/features/checkout', 'app/layout/screens/checkout-screen') },
  {
    name: 'orders',
    modules: within('app/features/(?:orders|withdrawal)', 'app/layout/screens/(?:order|withdrawal)[\\w-]*'),
  },
];

export const scriptGroups = groups.map(({ name, modules }, index) => ({
  name,
  test: (id: string) => !id.endsWith(ownCopy) && modules.some((pattern) => pattern.test(id)),
  priority: groups.length - index,
}));
