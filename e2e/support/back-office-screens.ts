// Addresses of every screen of the back office, by the route that shows it; `checks/back-office-screens.test.ts` compares the routes.

type ScreensByRoute = Readonly<Record<string, readonly string[]>>;

export const everydayScreens: ScreensByRoute = {
  '/': [''],
  '/orders': ['orders'],
  '/products': ['products?q=vase'],
  '/products/:id': ['products/1'],
  '/products/new': ['products/new'],
  '/more': ['more'],
  '/account': ['account'],
  '*': ['nothing-here'],
};

export const shopScreens: ScreensByRoute = {
  '/categories': ['categories'],
  '/categories/new': ['categories/new'],
  '/categories/:code': ['categories/kitchen-table'],
  '/brands': ['brands'],
  '/options': ['options'],
  '/options/:code': ['options/color'],
  '/import': ['import'],
  '/activity': ['activity'],
  '/staff': ['staff'],
  '/shop': ['shop'],
  '/welcome': ['welcome', 'welcome?step=goods'],
};

/** Shown with an order of its own. */
export const orderRoute = '/orders/:id';

/** Opened by a link with a secret, by people who are not signed in. */
export const linkScreens = ['setup', 'invitation', 'reset'] as const;
