import type { Page } from '@playwright/test';
import { expectAccessible, expectAccessibleInLightAndDark, expectNoSidewaysScroll } from '../support/accessibility.ts';
import { addButton, addFromPage, badge, drawer, lines, notice } from '../support/cart.ts';
import { expect, test } from '../support/journey.ts';
import { bringCart } from '../support/orders.ts';

const pencils = '/product/pencil-set-with-sharpener';

/** Error messages have this colour. */
const errorColour = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.className = 'text-error';
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  });

test('adding on a product page is said once, by the drawer, and a reload keeps the cart (SCREEN-15, STATE-11, STATE-23, ERROR-4, CONST-5) @mobile', {
  tag: '@smoke',
}, async ({ page }) => {
  await page.goto('/product/atelier-mug');
  await expect(badge(page)).toHaveAccessibleName('Cart');
  await page.getByRole('main').getByRole('button', { name: 'Increase quantity' }).click();
  await addButton(page).click();
  await expect(notice(page, 'Added Cart')).toHaveCount(1);
  await expect(drawer(page)).toContainText('Added Cart');
  await expect(drawer(page).getByRole('heading', { name: 'Cart (2)' })).toBeVisible();
  await expect(lines(page)).toContainText('Atelier Mug');
  await expect(lines(page)).toContainText('$56.00');
  await expectAccessible(page);
  await drawer(page).getByRole('button', { name: 'Continue Shopping' }).click();
  await expect(drawer(page)).toBeHidden();
  await expect(badge(page)).toHaveAccessibleName('Cart, 2 items');
  const [cookie] = (await page.context().cookies()).filter(({ name }) => name === 'DEFAULT_shopizer_cart');
  expect(cookie).toMatchObject({ path: '/', sameSite: 'Lax' });
  expect(Math.abs((cookie?.expires ?? 0) - Date.now() / 1000 - 20_000_000)).toBeLessThan(120);
  await page.reload();
  await expect(badge(page)).toHaveAccessibleName('Cart, 2 items');
});

test('a second addition updates the cart; cookie or local storage alone is enough to find it (DATA-11, STATE-7, STATE-10, ERROR-4)', async ({
  page,
  context,
}) => {
  await addFromPage(page, pencils);
  await context.clearCookies();
  await page.goto('/product/still-carafe-with-glass');
  await addButton(page).click();
  await expect(notice(page, 'Updated Cart')).toBeVisible();
  await expect(badge(page)).toHaveAccessibleName('Cart, 2 items');
  await page.evaluate(() => localStorage.clear());
  await page.goto('/cart');
  await expect(lines(page).getByRole('listitem')).toHaveCount(2);
});

test('a card without options adds at once, and is a link everywhere else', async ({ page }) => {
  await page.goto('/category/all');
  const card = page.getByRole('article').filter({ hasText: 'Pencil Set' });
  await card.getByRole('button', { name: 'Add to cart: Pencil Set with Sharpener' }).click();
  await expect(notice(page, 'Added Cart')).toBeVisible();
  await expect(badge(page)).toHaveAccessibleName('Cart, 1 item');
  await expect(drawer(page)).toBeHidden();
  await expect(page).toHaveURL('/category/all');
  await expect(
    page
      .getByRole('article')
      .filter({ hasText: 'Atelier Mug' })
      .getByRole('button', { name: /^Add to cart/ }),
  ).toHaveCount(0);
  await card.getByRole('link').click();
  await expect(page).toHaveURL(pencils);
});

test('quantities are saved automatically and tabs are synchronized', { tag: '@smoke' }, async ({ page, context }) => {
  await bringCart(page, 'PENCILS');
  await page.goto('/cart');
  const other = await context.newPage();
  await other.goto('/cart');
  await expect(lines(other)).toContainText('$19.50');
  await page.getByRole('button', { name: 'Increase quantity: Pencil Set with Sharpener' }).click();
  await expect(lines(page)).toContainText('$39.00', { timeout: 300 });
  await expect(notice(page, 'Updated Cart')).toBeVisible();
  await expect(lines(other)).toContainText('$39.00');
  await expect(badge(other)).toHaveAccessibleName('Cart, 2 items');
  const saved = page.waitForResponse((response) => response.request().method() === 'PUT');
  await page.getByRole('spinbutton').fill('900');
  await expect(page.getByText('Only 61 left. We set the quantity to 61.')).toBeVisible();
  await expect(badge(other)).toHaveAccessibleName('Cart, 61 items');
  await saved;
  await page.reload();
  await expect(page.getByRole('spinbutton')).toHaveValue('61');
});

test('removing can be undone, also for the last line; clearing asks for confirmation (SCREEN-38, STATE-12, ERROR-5, ERROR-6)', async ({
  page,
  context,
}) => {
  await bringCart(page, 'PENCILS', 'CARAFE');
  await page.goto('/cart');
  const first = lines(page).getByRole('listitem').filter({ hasText: 'Pencil' });
  await first
    .getByRole('button', { name: /^Remove/ })
    .last()
    .click();
  const removed = page.getByRole('status').locator('[data-tone=removed]');
  await expect(removed).toContainText('Removed From Cart');
  await expect(removed).toHaveCSS('border-left-color', await errorColour(page));
  await expect(lines(page).getByRole('listitem')).toHaveCount(1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(lines(page).getByRole('listitem')).toHaveCount(2);
  await page.getByRole('button', { name: 'Clear Shopping Cart' }).click();
  await page.getByRole('button', { name: 'Keep items' }).click();
  await page.getByRole('button', { name: 'Clear Shopping Cart' }).click();
  await page.getByRole('button', { name: 'Yes, remove all' }).click();
  await expect(notice(page, 'Removed All From Cart')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  expect((await context.cookies()).filter(({ name }) => name === 'DEFAULT_shopizer_cart')).toEqual([]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(lines(page).getByRole('listitem')).toHaveCount(2);
  await expect(badge(page)).toHaveAccessibleName('Cart, 2 items');
});

test('a coupon lowers the total; an unknown code is reported at its field', { tag: '@smoke' }, async ({ page }) => {
  await bringCart(page, 'PENCILS');
  await page.goto('/cart');
  await page.getByText('Have a coupon code?').click();
  await page.getByRole('button', { name: 'Apply Coupon' }).click();
  await expect(page.getByText('Enter a coupon code')).toBeVisible();
  await page.getByLabel('Coupon code').fill('nothing');
  await page.keyboard.press('Enter');
  await expect(page.getByText('This code is not valid')).toBeVisible();
  await expect(page.getByLabel('Coupon code')).toBeFocused();
  await expectAccessible(page);
  await page.getByLabel('Coupon code').fill('Test1234');
  await page.getByRole('button', { name: 'Apply Coupon' }).click();
  await expect(page.getByRole('button', { name: 'Remove coupon Test1234' })).toBeVisible();
  await expect(page.getByText('-$1.95').first()).toBeVisible();
  await page.getByRole('button', { name: 'Remove coupon Test1234' }).click();
  await expect(page.getByText('Have a coupon code?')).toBeVisible();
});

test('a quote shows delivery methods, taxes and the total', async ({ page }) => {
  await bringCart(page, 'PENCILS');
  await page.goto('/cart');
  await page.getByText('Estimate delivery').click();
  await expect(page.getByLabel('Country')).toHaveValue('US');
  await expect(page.locator('#quote-zone')).toBeVisible();
  await page.getByRole('button', { name: 'Get A Quote' }).click();
  await expect(page.locator('#quote-zone')).toBeFocused();
  await page.getByLabel('Country').selectOption({ label: 'Canada' });
  await page.getByLabel('Province').selectOption({ label: 'Quebec' });
  await page.getByLabel('Postal code').fill('12345');
  await page.getByRole('button', { name: 'Get A Quote' }).click();
  await expect(page.getByText('Enter a postal code for Canada, such as H3Z 2Y7')).toBeVisible();
  await page.getByLabel('Postal code').fill('h2x1y4');
  await page.getByRole('button', { name: 'Get A Quote' }).click();
  await expect(page.getByRole('radio', { name: /Standard/ })).toBeChecked();
  await expect(page.getByText(/GST/)).toBeVisible();
  await expectAccessible(page);
  const total = page.getByRole('definition').last();
  const cheap = await total.textContent();
  await page.getByRole('radio', { name: /Express/ }).check();
  await expect(total).not.toHaveText(cheap ?? '');
});

test('a spinner is shown during cart requests and hidden after the response or an error (STATE-9, ERROR-3)', async ({
  page,
}) => {
  const spinner = page.getByRole('status').filter({ hasText: /^Loading$/ });
  const asked: ((isLost: boolean) => void)[] = [];
  await page.route('**/api/v1/cart**', async (route) => {
    if (route.request().method() === 'GET') return route.continue();
    const isLost = await new Promise<boolean>((resolve) => asked.push(resolve));
    return isLost ? route.abort() : route.continue();
  });
  const answer = async (isLost: boolean) => {
    await expect.poll(() => asked.length).toBe(1);
    asked.pop()?.(isLost);
  };
  await page.goto(pencils);
  const add = addButton(page);
  await add.click();
  await expect(spinner).toBeVisible();
  await answer(true);
  await expect(page.getByRole('alert').filter({ hasText: 'We could not connect' })).toBeVisible();
  await expect(spinner).toBeHidden();
  await add.click();
  await expect(spinner).toBeVisible();
  await answer(false);
  await expect(drawer(page)).toBeVisible();
  await expect(spinner).toBeHidden();
});

test('a cart that no longer exists is shown as empty (ERROR-7)', async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'DEFAULT_shopizer_cart', value: 'f'.repeat(32), url: baseURL ?? '' }]);
  await page.goto('/');
  await page.evaluate(() => localStorage.setItem('DEFAULT_shopizer_cart_count', '4'));
  await page.goto('/cart');
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  await expect(badge(page)).toHaveAccessibleName('Cart');
  await expect(page.getByRole('heading', { name: 'Best sellers' })).toBeVisible();
  await expectAccessible(page);
});

test('cart codes of another server are removed (STATE-5, STATE-6, CONST-7)', async ({ page }) => {
  await addFromPage(page, pencils);
  await page.evaluate(() => {
    localStorage.setItem('vitrine.backend', 'https://elsewhere.example');
    localStorage.setItem('vitrine.token', 'of another server');
  });
  await page.goto('/');
  await page.waitForFunction(() => localStorage.getItem('vitrine.backend') === location.origin);
  await expect(badge(page)).toHaveAccessibleName('Cart');
  expect(await page.evaluate(() => localStorage.getItem('DEFAULT_shopizer_cart'))).toBeNull();
  expect(await page.evaluate(() => localStorage.getItem('vitrine.token'))).toBeNull();
});

test('a cart can be filled and checked out by keyboard (SCREEN-38)', async ({ page }) => {
  await page.goto(pencils);
  await addButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(drawer(page)).toBeVisible();
  await drawer(page).getByRole('link', { name: 'View Cart' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/cart');
  await expect(drawer(page)).toBeHidden();
  await page.getByRole('button', { name: 'Increase quantity: Pencil Set with Sharpener' }).focus();
  await page.keyboard.press('Space');
  await expect(lines(page)).toContainText('$39.00');
  await page.getByRole('link', { name: 'Proceed to Checkout' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/checkout');
});

test('the cart in French, at every width, in light and dark @mobile', async ({ page }) => {
  await addFromPage(page, '/fr/product/mug-atelier');
  await expect(badge(page)).toHaveAccessibleName('Panier, 1 article');
  await page.goto('/fr/cart');
  await expect(page.getByRole('heading', { level: 1, name: 'Panier (1)' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Passer la commande' })).toBeVisible();
  await expect(page.getByRole('term').filter({ hasText: 'Livraison' })).toBeVisible();
  await expectAccessibleInLightAndDark(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Vider le panier' }).click();
  await page.getByRole('button', { name: 'Oui, tout retirer' }).click();
  await expect(notice(page, 'Panier vidé')).toBeVisible();
  await expectNoSidewaysScroll(page);
});

test('on the smallest phone the drawer shows a whole line and the buttons', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/fr/product/mug-atelier');
  await page.getByRole('main').getByRole('button', { name: 'Ajouter au panier', exact: true }).first().click();
  await expect(drawer(page).locator('li img').first()).toBeInViewport({ ratio: 1 });
  await expect(drawer(page).getByRole('link', { name: 'Mug Atelier' }).first()).toBeInViewport({ ratio: 1 });
  await expect(drawer(page).getByRole('button', { name: 'Augmenter la quantité' }).first()).toBeInViewport({
    ratio: 1,
  });
  await expect(drawer(page).getByRole('link', { name: 'Commander' })).toBeInViewport({ ratio: 1 });
});

test('the server-rendered cart page is the same for everybody', async ({ page, request }) => {
  const before = (await request.get('/cart')).headers().etag;
  await bringCart(page, 'PENCILS');
  const answer = await page.goto('/cart');
  expect(answer?.headers().etag).toBe(before);
  expect(await answer?.text()).not.toContain('Pencil Set');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('without JavaScript the cart is made of forms', async ({ page }) => {
    await page.goto('/cart');
    await expect(page).toHaveURL('/cart/plain');
  });
});
