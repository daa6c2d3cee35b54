import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility.ts';
import { expect, test } from '../support/journey.ts';

test('one menu is open at a time; overlay, Escape and navigation close it (SCREEN-14, SCREEN-19, SCREEN-21, STATE-8)', {
  tag: '@smoke',
}, async ({ page }) => {
  await page.goto('/');
  const banner = page.getByRole('banner');
  const viewAll = page.getByRole('link', { name: 'VIEW ALL' }).first();
  const post = banner.getByRole('link', { name: /lamp to read by/ }).first();
  await banner.getByRole('button', { name: 'Store' }).click();
  await expect(viewAll).toBeVisible();
  await expectAccessible(page);
  await banner.getByRole('button', { name: 'Blogs' }).click();
  await expect(viewAll).toBeHidden();
  await expect(post).toBeVisible();
  await expectAccessible(page);
  await banner.getByRole('button', { name: 'Account' }).click();
  await expect(post).toBeHidden();
  await expect(page.locator('#user-menu')).toBeVisible();
  await banner.getByRole('combobox', { name: 'Search Products...' }).click();
  await expect(page.locator('#user-menu')).toBeHidden();
  await expect(banner.getByRole('combobox')).toBeFocused();
  await banner.getByRole('button', { name: 'Blogs' }).click();
  await expect(post).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(post).toBeHidden();
  await banner.getByRole('button', { name: 'Store' }).click();
  await page.mouse.click(700, 850);
  await expect(viewAll).toBeHidden();
  await banner.getByRole('button', { name: 'Blogs' }).click();
  await post.click();
  await expect(page).toHaveURL(/\/content\//);
  await expect(post).toBeHidden();
  // Also when it leads to the page that is open.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await banner.getByRole('button', { name: 'Blogs' }).click();
  await post.click();
  await expect(post).toBeHidden();
});

test('hovering over a button opens its menu, and leaving closes it', async ({ page }) => {
  // Before the code that follows the mouse has been loaded.
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  const [store, blogs] = ['Store', 'Blogs'].map((name) => page.getByRole('banner').getByRole('button', { name }));
  await store?.hover();
  await expect(page.locator('#store-menu')).toBeVisible();
  await blogs?.hover();
  await expect(page.locator('#store-menu')).toBeHidden();
  await expect(page.locator('#blogs-menu')).toBeVisible();
  await page.mouse.move(700, 850);
  await expect(page.locator('#blogs-menu')).toBeHidden();
});

test('a menu closed by Escape stays closed while the mouse is over its button', async ({ page }) => {
  await page.goto('/');
  const blogs = page.getByRole('banner').getByRole('button', { name: 'Blogs' });
  await blogs.click();
  await expect(page.locator('.overlay')).toBeVisible();
  // A mouse that comes back to the button opens the menu: here it must not seem to have left.
  await blogs.evaluate((button) => {
    button.addEventListener('pointerleave', () => button.setAttribute('data-left', ''));
  });
  await page.keyboard.press('Escape');
  await expect(page.locator('.overlay')).toBeHidden();
  await expect(blogs).not.toHaveAttribute('data-left');
});

test('a click opens a menu right after the page is shown', async ({ page }) => {
  await page.addInitScript(() => {
    performance.now = () => 100;
  });
  await page.goto('/');
  // By then the button listens.
  await page.waitForLoadState('networkidle');
  await page.getByRole('banner').getByRole('button', { name: 'Blogs' }).click();
  await expect(page.locator('#blogs-menu')).toBeVisible();
});

test('on a phone one button opens the menu, and search closes it (SCREEN-14, STATE-8)', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const menu = page.locator('#mobile-menu');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(menu.getByRole('link').first()).toHaveText('VIEW ALL');
  await expect(menu.getByRole('heading', { name: 'Blogs' })).toBeVisible();
  await expectAccessible(page);
  await page
    .locator('[popovertarget=search-menu]')
    .first()
    .evaluate((toggle: HTMLElement) => toggle.click());
  await expect(menu).toBeHidden();
  const banner = page.getByRole('banner');
  await expect(banner.getByRole('combobox')).toHaveAttribute('placeholder', 'Search Products...');
  await banner.getByRole('button', { name: 'Cancel Search' }).click();
  await expect(banner.getByRole('combobox')).toBeHidden();
});

for (const width of [320, 390]) {
  test(`on a phone of ${width} px the header has the user menu, which closes the others`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/');
    const toggle = page.getByRole('banner').getByRole('button', { name: 'Account' });
    await expect(toggle).toBeVisible();
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await toggle.evaluate((button: HTMLElement) => button.click());
    await expect(page.locator('#mobile-menu')).toBeHidden();
    const menu = page.locator('#user-menu');
    await expect(menu.getByText('Hi Guest!')).toBeVisible();
    await expect(menu.getByRole('link', { name: 'Login' })).toBeInViewport({ ratio: 1 });
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await toggle.click();
    await expect(menu).toBeHidden();
  });
}

test('the user menu of a guest has a link to sign in (SCREEN-23, ROLE-2)', async ({ page }) => {
  await page.goto('/');
  await page
    .getByRole('banner')
    .getByRole('button', { name: /account/i })
    .click();
  await expect(page.locator('#user-menu').getByText('Hi Guest!')).toBeVisible();
  await expect(page.locator('#user-menu').getByText('Sign in to see your orders')).toBeVisible();
  await expect(page.locator('#user-menu').getByRole('link', { name: 'Login' })).toBeVisible();
  await expectAccessible(page);
});

test('the chosen theme is stored', async ({ page }) => {
  await page.goto('/');
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await background();
  await page.getByRole('contentinfo').getByText('Dark').click();
  await expect.poll(background).not.toBe(light);
  await page.reload();
  expect(await background()).not.toBe(light);
});
