// Checks what the shop stores in a browser: before the question, after a no and after a yes.
import type { Page } from '@playwright/test';
import { expectAccessible, expectAccessibleInLightAndDark } from '../support/accessibility.ts';
import { browserWithPictures } from '../support/browser.ts';
import { addButton } from '../support/cart.ts';
import { expect, test } from '../support/journey.ts';

test.use({ launchOptions: browserWithPictures, storageState: { cookies: [], origins: [] } });

const ROUTES = [
  '/',
  '/old-home',
  '/about-us',
  '/legal-policies',
  '/preorder-confirm',
  '/search?q=mug',
  '/category/all',
  '/category/lighting',
  '/product/atelier-mug',
  '/product/glow-table-lamp',
  '/content/cookies',
  '/search-product/mug',
  '/contact',
  '/my-account',
  '/update-password',
  '/register',
  '/login',
  '/forgot-password',
  '/cart',
  '/wishlist',
  '/withdrawal',
  '/track-order',
  '/recent-order',
  '/order-details/1',
  '/checkout',
  '/order-confirm',
  '/order-pending',
  '/order-failure',
  '/not-found',
  '/under-construction',
  '/customer/a/reset/b',
];

/** One page of each kind: after consent there is less to check. */
const SOME = [
  '/',
  '/search?q=mug',
  '/category/all',
  '/product/glow-table-lamp',
  '/login',
  '/cart',
  '/checkout',
  '/not-found',
];

/** The shop needs these entries: which server it is, the scroll position, and the answer itself. */
const NECESSARY = ['local vitrine.backend', 'session react-router-scroll-positions'];
const CHOICE = 'local vitrine.cookies';
const DAY = 24 * 60 * 60 * 1000;
const EXTRA = 'local vitrine.recently-viewed';

const notice = (page: Page) => page.getByRole('region', { name: 'Cookies' });
const refuse = (page: Page) => notice(page).getByRole('button', { name: /^Refuse/ });
const accept = (page: Page) => notice(page).getByRole('button', { name: /^Accept/ });
const settings = (page: Page) =>
  page.getByRole('contentinfo').getByRole('button', { name: /^(Cookie settings|Réglages des cookies)$/ });

async function kept(page: Page): Promise<string[]> {
  const cookies = (await page.context().cookies()).map(({ name }) => `cookie ${name}`);
  const stored = await page.evaluate(() => [
    ...Object.keys(localStorage).map((key) => `local ${key}`),
    ...Object.keys(sessionStorage).map((key) => `session ${key}`),
  ]);
  return [...cookies, ...stored].sort();
}

/** Opens each page and lets it finish what it does when idle. */
async function walk(
  page: Page,
  paths: readonly string[],
  look: (path: string, found: string[]) => Promise<void>,
): Promise<void> {
  for (const path of paths) {
    await page.goto(path);
    await page.evaluate(async () => {
      const idle = () => new Promise((resolve) => requestIdleCallback(resolve));
      for (let turn = 0; turn < 4; turn += 1) await idle();
    });
    await look(path, await kept(page));
  }
}

const beyond = (found: string[]) => found.filter((name) => !NECESSARY.includes(name));

test.describe('on every page', () => {
  test.describe.configure({ timeout: 180_000 });

  test('before a choice only necessary data is stored (USE-14)', async ({ page }) => {
    await walk(page, ROUTES, async (path, found) => {
      // Ordering stores nothing that needs consent. Without goods the checkout leads back to the cart.
      await expect(async () =>
        expect(await notice(page).isVisible(), path).toBe(!page.url().endsWith('/checkout')),
      ).toPass({ timeout: 40_000 });
      expect(beyond(found), path).toEqual([]);
    });
  });

  test('declining stores only the choice', async ({ page }) => {
    await page.goto('/fr/product/atelier-mug');
    await refuse(page).click();
    const french = ROUTES.map((route) => `/fr${route}`);
    await walk(page, french, async (path, found) => {
      await expect(notice(page), path).toBeHidden();
      expect(beyond(found), path).toEqual([CHOICE]);
    });
  });

  test('accepting stores viewed products, and declining later deletes them (USE-15)', async ({ page }) => {
    await page.goto('/product/atelier-mug');
    await accept(page).click();
    await walk(page, SOME, async (path, found) => {
      await expect(settings(page), path).toBeVisible();
      expect(beyond(found), path).toEqual([CHOICE, EXTRA]);
    });
    await settings(page).click();
    await refuse(page).click();
    expect(await kept(page)).not.toContain(EXTRA);
    await page.goto('/product/atelier-mug');
    await page.waitForLoadState('networkidle');
    expect(await kept(page)).not.toContain(EXTRA);
  });
});

for (const path of ['/', '/fr', '/de'])
  test(`on a phone the notice is one row, on ${path}`, async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 667 });
    await page.goto(path);
    await expect(notice(page)).toBeVisible();
    const box = await notice(page).boundingBox();
    expect(box?.height).toBeLessThanOrEqual(60);
  });

test('both buttons look alike, and the notice does not block the page (USE-12, USE-13, USE-14) @mobile', async ({
  page,
}) => {
  await page.goto('/product/atelier-mug');
  await expect(notice(page)).toContainText('cookies only to improve your experience');
  await expect(refuse(page)).toHaveText('Refuse');
  await expect(accept(page)).toHaveText('Accept');
  const looks = await Promise.all(
    [refuse(page), accept(page)].map((button) =>
      button.evaluate((element) => {
        const { width, height } = element.getBoundingClientRect();
        const { color, backgroundColor, fontSize, fontWeight, borderColor } = getComputedStyle(element);
        return { width, height, color, backgroundColor, fontSize, fontWeight, borderColor };
      }),
    ),
  );
  expect(looks[0]).toEqual(looks[1]);
  await addButton(page).click();
  await expect(page.getByRole('dialog', { name: /^Cart/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expectAccessibleInLightAndDark(page);
});

for (const [width, height] of [
  [768, 1024],
  [1024, 768],
  [1440, 900],
] as const) {
  test(`the notice does not cover the button of the home page at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/de');
    await expect(notice(page)).toBeVisible();
    const card = await notice(page).boundingBox();
    const button = await page.getByRole('link', { name: 'Jetzt entdecken' }).boundingBox();
    if (!card || !button) throw new Error('not visible');
    expect(button.y + button.height).toBeLessThanOrEqual(height);
    const isBeside = button.x + button.width <= card.x;
    const isAbove = button.y + button.height <= card.y;
    expect(isBeside || isAbove).toBe(true);
    // Both buttons are as wide, and none is wider than the card.
    const widths = await notice(page)
      .getByRole('button')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width));
    expect(new Set(widths).size).toBe(1);
    expect(await notice(page).evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  });
}

for (const [path, field] of [
  ['/login', 'Email address'],
  ['/contact', 'Message'],
] as const)
  test(`the notice covers no field of ${path} @mobile`, async ({ page }) => {
    await page.goto(path);
    await expect(notice(page)).toBeVisible();
    const below = await notice(page).boundingBox();
    const last = await page.getByLabel(new RegExp(`^${field}`)).boundingBox();
    if (!below || !last) throw new Error('not visible');
    expect(last.y + last.height).toBeLessThanOrEqual(below.y);
    const footer = await page.getByRole('contentinfo').boundingBox();
    expect(footer && footer.y + footer.height).toBeLessThanOrEqual(below.y);
  });

test('the choice can be made, and changed from the footer, by keyboard', { tag: '@smoke' }, async ({ page }) => {
  await page.goto('/fr/about-us');
  await refuse(page).focus();
  await page.keyboard.press('Enter');
  await expect(notice(page)).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
  await settings(page).focus();
  await page.keyboard.press('Enter');
  await expect(notice(page)).toBeFocused();
  await expect(notice(page)).toContainText('Vous avez refusé');
  await expectAccessible(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(accept(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(settings(page)).toBeFocused();
});

test('the choice is requested again after six months, not before (USE-14)', async ({ page }) => {
  await page.goto('/about-us');
  await refuse(page).click();
  const age = (days: number) =>
    page.evaluate((time) => {
      const [choice, made] = (localStorage.getItem('vitrine.cookies') ?? '').split(' ');
      localStorage.setItem('vitrine.cookies', `${choice} ${Number(made) - time}`);
    }, days * DAY);
  await age(181);
  await page.reload();
  await page.waitForLoadState('networkidle');
  await expect(notice(page)).toBeHidden();
  await age(2);
  await page.reload();
  await expect(notice(page)).toBeVisible();
});

for (const path of ['/', '/category/all', '/product/atelier-mug', '/legal-policies']) {
  test(`the notice causes no layout shift on ${path} and is not its largest paint @mobile`, async ({ page }) => {
    await page.addInitScript(() => {
      const seen = { shift: 0, largest: '' };
      Object.assign(window, { seen });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) seen.shift += (entry as unknown as { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
      new PerformanceObserver((list) => {
        const { element } = list.getEntries().at(-1) as unknown as { element: Element | null };
        seen.largest = element?.closest('.cookie-notice') ? 'notice' : 'page';
      }).observe({ type: 'largest-contentful-paint', buffered: true });
    });
    // Fonts move a line by a hair when they arrive: none do here, so that what the notice does is seen alone.
    await page.route('**/*.woff2', (route) => route.abort());
    const gate = Promise.withResolvers<void>();
    await page.route('**/assets/extras-*.js', async (route) => {
      await gate.promise;
      await route.continue();
    });
    await page.goto(path);
    await page.evaluate(async () => {
      await document.fonts.ready;
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      (window as unknown as { seen: { shift: number } }).seen.shift = 0;
    });
    gate.resolve();
    await expect(notice(page)).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => (window as unknown as { seen: object }).seen)).toEqual({
      shift: 0,
      largest: 'page',
    });
  });
}
