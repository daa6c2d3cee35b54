// Clicks before React has started take effect when it has; without JavaScript the cart is made of forms.

import type { Page } from '@playwright/test';
import { browserWithPictures } from '../support/browser.ts';
import { addButton, badge, drawer, lines } from '../support/cart.ts';
import { expect, openStarted, test } from '../support/journey.ts';

// It waits for pictures.
test.use({ launchOptions: browserWithPictures, reuseContext: false });

const pencils = '/product/pencil-set-with-sharpener';

/** Holds the scripts back until told otherwise, as a slow connection would. */
async function holdScripts(page: Page): Promise<{ release: () => void; asked: string[] }> {
  const asked: string[] = [];
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/**/*.js', async (route) => {
    asked.push(route.request().url());
    await promise;
    await route.continue();
  });
  return { release: () => resolve(), asked };
}

test('what is pressed before the scripts are there happens when they are @mobile', { tag: '@smoke' }, async ({
  page,
}) => {
  const scripts = await holdScripts(page);
  await page.goto(pencils);
  await page.getByRole('button', { name: 'Increase quantity' }).click();
  await page.getByRole('button', { name: 'Increase quantity' }).click();
  await addButton(page).click();
  await expect(addButton(page)).toHaveAttribute('aria-busy', 'true');
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Save to wishlist/ })
    .first()
    .click();
  scripts.release();
  await expect(drawer(page)).toBeVisible();
  await expect(drawer(page).getByRole('spinbutton')).toHaveValue('3');
  await page.keyboard.press('Escape');
  await expect(
    page
      .getByRole('main')
      .getByRole('button', { name: /^Save to wishlist/ })
      .first(),
  ).toHaveAttribute('aria-pressed', 'true');
});

test('a form filled in before the scripts are there keeps every field', async ({ page }) => {
  const scripts = await holdScripts(page);
  await page.goto('/contact');
  await page.getByLabel(/^Name/).fill('Zoe');
  await page
    .getByLabel(/^Email address/)
    .first()
    .fill('zoe@example.com');
  await page.getByRole('textbox', { name: /^Message/ }).fill('Is the lamp still made?');
  await page.getByRole('button', { name: 'Send message' }).click();
  scripts.release();
  await expect(page.getByRole('status').filter({ hasText: 'Your message has been sent' })).toContainText(
    'zoe@example.com',
  );
});

test('filters, sorting and variants chosen before the scripts are there are applied', async ({ page }) => {
  const scripts = await holdScripts(page);
  await page.goto('/category/all');
  await page.getByRole('combobox', { name: 'Sort' }).selectOption('price-asc');
  scripts.release();
  await expect(page).toHaveURL('/category/all?sort=price-asc');

  const again = await holdScripts(page);
  await page.goto('/product/atelier-mug');
  await page.getByText('Sage', { exact: true }).click();
  again.release();
  await expect(page).toHaveURL(/color=sage/);
});

test('menus, theme, language and search need no script', async ({ page }) => {
  await holdScripts(page);
  await page.goto('/');
  await page.getByRole('button', { name: 'Account' }).click();
  await page.locator('#user-menu').getByRole('button', { name: 'Dark' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('#user-menu').getByRole('button', { name: 'Dark' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.keyboard.press('Escape');
  await page
    .getByRole('combobox', { name: /search/i })
    .first()
    .fill('mug');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?q=mug');
  await page.getByRole('button', { name: 'Language' }).click();
  await page.locator('#language-menu').getByRole('link', { name: 'Français' }).click();
  await expect(page).toHaveURL('/fr/search?q=mug');
  expect(await page.evaluate(() => localStorage.getItem('vitrine.language'))).toBe('fr');
});

test('the badge is drawn before React has started, and the same afterwards', async ({ page }) => {
  const scripts = await holdScripts(page);
  await page.addInitScript(() => localStorage.setItem('DEFAULT_shopizer_cart_count', '3'));
  await page.goto('/');
  const drawn = () => badge(page).evaluate((link) => getComputedStyle(link, '::after').content);
  expect(await drawn()).toBe('"3"');
  const footer = page.locator('.site-footer');
  await expect(footer).toHaveCSS('content-visibility', 'auto');
  scripts.release();
  await expect(badge(page)).toHaveAccessibleName('Cart, 3 items');
  expect(await drawn()).toBe('none');
  // The place in the page is kept by its height, so everything is laid out then, and at once where a page is shown again.
  await expect(footer).toHaveCSS('content-visibility', 'visible');
  await holdScripts(page);
  await page.reload();
  await expect(footer).toHaveCSS('content-visibility', 'visible');
});

test('a link waits for scripts that are there soon, and not for others', async ({ page }) => {
  const contact = page.getByRole('contentinfo').locator('a[href="/contact"]').first();
  // The browser has the scripts from the first visit.
  await openStarted(page, '/about-us');
  await page.goto('/about-us', { waitUntil: 'domcontentloaded' });
  await page.evaluate(() => Object.assign(window, { isFirstPage: true }));
  await contact.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Contact us' })).toBeFocused();
  expect(await page.evaluate(() => 'isFirstPage' in window)).toBe(true);
  await holdScripts(page);
  await page.goto('/about-us');
  await contact.click();
  await expect(page).toHaveURL('/contact');
  await expect(page.getByRole('heading', { level: 1, name: 'Contact us' })).toBeVisible();
});

test('nothing is loaded before the pictures are there, unless something is touched', async ({ page }) => {
  const scripts = await holdScripts(page);
  let releasePictures = () => {};
  const pictures = new Promise<void>((resolve) => {
    releasePictures = resolve;
  });
  await page.route('**/static/**', async (route) => {
    await pictures;
    await route.continue();
  });
  await page.goto(pencils, { waitUntil: 'domcontentloaded' });
  await page.getByRole('link', { name: 'Skip to content' }).focus();
  expect(scripts.asked).toEqual([]);
  await addButton(page).hover();
  await expect.poll(() => scripts.asked.length).toBeGreaterThan(3);
  scripts.release();
  releasePictures();
});

test('with scripts that cannot be loaded, adding to the cart is sent by the browser', async ({ page }) => {
  await page.route('**/assets/**/*.js', (route) => route.abort());
  await page.goto(pencils);
  const sent = page.waitForRequest((request) => request.method() === 'POST');
  await addButton(page).click();
  expect((await sent).url()).toMatch(/\/cart\/lines$/);
  await expect(page).toHaveURL('/cart');
});

test('on a slow processor a press while the page is loading is not lost', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto(pencils, { waitUntil: 'commit' });
  await addButton(page).click();
  await expect(drawer(page)).toBeVisible();
  await expect(drawer(page).getByRole('spinbutton')).toHaveValue('1');
});

test('a press is shown before the next script runs', async ({ page }) => {
  // Pressed while React's own file runs, which is the longest wait.
  await page.addInitScript(() => {
    const order: string[] = [];
    const frame = requestAnimationFrame.bind(window);
    Object.assign(window, {
      order,
      // As on a slow screen: a script that does not wait runs before.
      requestAnimationFrame: (paint: () => void) => frame(() => frame(() => frame(paint))),
      press: () => {
        const button = document.querySelector<HTMLElement>('main button[type="submit"]');
        button?.click();
        order.push(`busy: ${button?.ariaBusy}`);
        requestAnimationFrame(() => setTimeout(() => order.push('shown')));
      },
    });
  });
  const others = Promise.withResolvers<void>();
  await page.route('**/assets/**/*.js', async (route) => {
    const url = route.request().url();
    const isReact = /\/react-[\w-]+\.js$/.test(url);
    const response = await route.fetch();
    const code = await response.text();
    // The other scripts are there by then, and only have to run.
    if (isReact) await others.promise;
    await route.fulfill({ response, body: isReact ? `${code};press();` : `order.push('script');${code}` });
    if (url.includes('/entry.client-')) others.resolve();
  });
  await page.goto(pencils);
  await expect(drawer(page)).toBeVisible();
  const order = await page.evaluate(() => (window as unknown as { order: string[] }).order);
  expect(order.slice(order.indexOf('busy: true')).slice(0, 3)).toEqual(['busy: true', 'shown', 'script']);
});

test('a press while React takes over the page is done once', async ({ page }) => {
  // The router puts itself there while React renders for the first time.
  await page.addInitScript(() => {
    let router: unknown;
    Object.defineProperty(window, '__reactRouterDataRouter', {
      get: () => router,
      set: (made) => {
        router = made;
        document.querySelector<HTMLElement>('main button[type="submit"]')?.click();
      },
    });
  });
  await page.goto(pencils);
  await expect(drawer(page)).toBeVisible();
  await expect(drawer(page).getByRole('spinbutton')).toHaveValue('1');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a product is added from its page and from a card, and the cart can be changed', async ({ page }) => {
    await page.goto(pencils);
    await page.getByRole('spinbutton', { name: 'Quantity' }).fill('2');
    await addButton(page).click();
    await expect(page).toHaveURL('/cart/plain');
    await expect(lines(page).getByRole('spinbutton')).toHaveValue('2');
    await page.goto('/category/all');
    await page
      .getByRole('button', { name: /^Add to cart: / })
      .first()
      .click();
    await expect(lines(page).getByRole('listitem')).toHaveCount(2);
    await lines(page).getByRole('spinbutton').first().fill('3');
    await lines(page).getByRole('button', { name: 'Update' }).first().click();
    await expect(lines(page).getByRole('spinbutton').first()).toHaveValue('3');
    await lines(page)
      .getByRole('button', { name: /^Remove / })
      .first()
      .click();
    await expect(lines(page).getByRole('listitem')).toHaveCount(1);
    // More than there is: the shop says so and changes nothing.
    const tooMany = { sku: 'PENCILS', quantity: '900' };
    const refused = await page.request.post('/fr/cart/lines', { form: tooMany });
    expect(refused.status()).toBe(400);
    expect(refused.headers()['cache-control']).toBe('no-store');
    expect((await refused.text()).match(/Il (n’en )?reste|stock/)).not.toBeNull();
    // A page of another site must not fill the cart.
    const foreign = await page.request.post('/cart/lines', {
      form: { sku: 'PENCILS' },
      headers: { 'sec-fetch-site': 'cross-site' },
    });
    expect(foreign.status()).toBe(403);
    expect((await page.request.post('/cart/lines')).status()).toBe(400);
    expect((await page.request.post('/cart/lines', { data: { sku: 'PENCILS' } })).status()).toBe(415);
    await page.reload();
    await expect(lines(page).getByRole('listitem')).toHaveCount(1);
  });
});
