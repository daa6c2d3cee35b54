// The house's layers as rules: docs/architecture.md says why, this file says no.

const features =
  'store|mail|media|catalog|content|search|cart|newsletter|contact|account|payments|orders|checkout|preorder|alerts|reviews|withdrawal|wishlist|catalogue-file';
const test = '\\.test\\.tsx?$';

export default {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'resolves',
      comment: 'An import that leads nowhere hides from every other rule.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: ['^virtual:', '^\\./\\+types/', '^node:sqlite$'] },
    },
    {
      name: 'listed-in-its-own-package',
      comment: 'Works only because npm hoists it: list it in the package.json of the room that imports it.',
      severity: 'error',
      from: { path: '^(contract|server|storefront|host)/', pathNot: [test, '^server/testing/'] },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'contract-knows-nobody',
      severity: 'error',
      from: { path: '^contract/' },
      to: { pathNot: ['^contract/', 'node_modules/zod/'] },
    },
    {
      name: 'server-and-storefront-are-strangers',
      comment: 'They meet only in the contract.',
      severity: 'error',
      from: { path: '^(server|storefront)/' },
      to: { path: '^(server|storefront|host)/', pathNot: '^$1/' },
    },
    {
      name: 'host-enters-by-the-door',
      comment: 'The host takes from the server what its package.json exports, and from the storefront only its build.',
      severity: 'error',
      from: { path: '^host/' },
      to: {
        path: '^(server|storefront)/',
        pathNot: ['^server/src/(server|platform/tagged-cache|catalogue-file/import)\\.ts$'],
      },
    },
    {
      name: 'ui-knows-no-shop',
      severity: 'error',
      from: { path: '^storefront/app/ui/' },
      to: { path: '^(storefront/app/(?!ui/)|contract/)' },
    },
    {
      name: 'ground-floor',
      severity: 'error',
      from: { path: '^storefront/app/(api|session|i18n|format|forms)/' },
      to: { path: '^storefront/app/(features|layout|pages)/' },
    },
    {
      name: 'features-are-strangers',
      comment: 'Pages and the layout bring features together.',
      severity: 'error',
      from: { path: '^storefront/app/features/([^/]+)/' },
      to: { path: '^storefront/app/features/', pathNot: '^storefront/app/features/$1/' },
    },
    {
      name: 'features-look-down',
      severity: 'error',
      from: { path: '^storefront/app/features/' },
      to: { path: '^storefront/app/(layout|pages)/' },
    },
    {
      name: 'public-pages-have-no-session',
      comment: 'A public page is kept and shown to everybody.',
      severity: 'error',
      from: { path: '^storefront/app/pages/public/' },
      to: { path: '^storefront/app/session/' },
    },
    {
      name: 'zod-stays-out-of-the-browser',
      comment: 'Import shapes by type only.',
      severity: 'error',
      from: { path: '^storefront/' },
      to: { path: '(-shapes\\.ts$|node_modules/zod/)', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'enter-a-room-by-its-door',
      comment: 'Another feature is used through name/name.ts; only its tables may be joined directly.',
      severity: 'error',
      from: { path: `^server/src/(${features})/`, pathNot: test },
      to: {
        path: `^server/src/(${features})/`,
        pathNot: ['^server/src/$1/', '^server/src/([^/]+)/\\1\\.ts$', '-tables\\.ts$'],
      },
    },
    {
      name: 'platform-knows-no-shop',
      severity: 'error',
      from: { path: '^server/src/platform/', pathNot: test },
      to: { path: `^server/src/(${features})/` },
    },
    {
      name: 'only-repositories-query',
      severity: 'error',
      from: { path: '^server/src/', pathNot: ['-(repository|tables)\\.ts$', '^server/src/platform/database/', test] },
      to: { path: '(node_modules/drizzle-orm/|-tables\\.ts$)' },
    },
    {
      name: 'routes-do-not-query',
      severity: 'error',
      from: { path: '-routes\\.ts$', pathNot: '^server/src/media/' },
      to: { path: '-repository\\.ts$' },
    },
    {
      name: 'earlier-features-know-nothing-of-later-ones',
      comment:
        'store → mail → media → catalog → content, search, cart, newsletter, contact → account → payments → orders → checkout, preorder, alerts, reviews, withdrawal, wishlist → catalogue-file.',
      severity: 'error',
      from: { path: '^server/src/(store|mail|media|catalog)/', pathNot: test },
      to: {
        path: '^server/src/(content|reviews|search|cart|newsletter|contact|account|payments|orders|checkout|preorder|alerts|withdrawal|wishlist|catalogue-file)/',
      },
    },
    {
      name: 'the-mail-knows-only-the-store',
      severity: 'error',
      from: { path: '^server/src/mail/', pathNot: test },
      to: { path: '^server/src/(media|catalog)/' },
    },
    {
      name: 'the-store-sends-no-mail',
      severity: 'error',
      from: { path: '^server/src/store/', pathNot: test },
      to: { path: '^server/src/mail/' },
    },
    {
      name: 'the-cart-knows-no-checkout',
      severity: 'error',
      from: { path: '^server/src/cart/', pathNot: test },
      to: {
        path: '^server/src/(newsletter|contact|account|payments|orders|checkout|preorder|alerts|withdrawal|wishlist|content|reviews|catalogue-file)/',
      },
    },
    {
      name: 'the-account-knows-no-order',
      severity: 'error',
      from: { path: '^server/src/account/', pathNot: test },
      to: {
        path: '^server/src/(payments|orders|checkout|preorder|alerts|withdrawal|wishlist|contact|content|reviews|search|catalogue-file)/',
      },
    },
    {
      name: 'payments-know-no-order',
      comment: 'A provider is asked; it asks nobody.',
      severity: 'error',
      from: { path: '^server/src/payments/', pathNot: test },
      to: { path: `^server/src/(?!(payments|store)/)(${features})/` },
    },
    {
      name: 'orders-know-no-checkout',
      comment: 'The checkout makes orders; what becomes of them is none of its business.',
      severity: 'error',
      from: { path: '^server/src/orders/', pathNot: test },
      to: { path: '^server/src/(content|reviews|search|checkout|preorder|alerts|withdrawal|wishlist|catalogue-file)/' },
    },
    {
      name: 'letters-need-no-catalogue',
      severity: 'error',
      from: { path: '^server/src/(newsletter|contact)/', pathNot: test },
      to: {
        path: '^server/src/(catalog|content|reviews|search|cart|account|payments|orders|checkout|preorder|alerts|withdrawal|wishlist|catalogue-file)/',
      },
    },
    {
      name: 'who-waits-has-no-account',
      severity: 'error',
      from: { path: '^server/src/(preorder|alerts)/', pathNot: test },
      to: {
        path: '^server/src/(content|reviews|search|account|payments|orders|checkout|withdrawal|wishlist|catalogue-file)/',
      },
    },
    {
      name: 'who-withdraws-needs-only-the-order',
      severity: 'error',
      from: { path: '^server/src/withdrawal/', pathNot: test },
      to: { path: `^server/src/(?!(withdrawal|orders|mail|store)/)(${features})/` },
    },
    {
      name: 'wishes-need-a-customer-and-a-catalogue',
      severity: 'error',
      from: { path: '^server/src/wishlist/', pathNot: test },
      to: { path: `^server/src/(?!(wishlist|account|catalog|store)/)(${features})/` },
    },
    {
      name: 'reviews-sell-nothing',
      severity: 'error',
      from: { path: '^server/src/reviews/', pathNot: test },
      to: {
        path: '^server/src/(content|search|cart|newsletter|contact|payments|checkout|preorder|alerts|catalogue-file)/',
      },
    },
    {
      name: 'the-checkout-knows-no-file',
      severity: 'error',
      from: { path: '^server/src/checkout/', pathNot: test },
      to: { path: '^server/src/(reviews|withdrawal|wishlist|catalogue-file)/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['^storefront/(build|\\.react-router)/', '^node_modules/'] },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    combinedDependencies: false,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};
