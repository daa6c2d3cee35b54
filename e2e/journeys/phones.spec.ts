// Checks what a phone shows, from the first paint on.
import { expectAccessibleInLightAndDark } from '../support/accessibility.ts';
import { browserWithPictures } from '../support/browser.ts';
import { addButton } from '../support/cart.ts';
import { expect, test } from '../support/journey.ts';

test.use({ launchOptions: browserWithPictures, reuseContext: false });

for (const [path, label] of [
  ['/', 'Shop now'],
  ['/fr', 'Voir la boutique'],
  ['/de', 'Jetzt entdecken'],
] as const)
  test(`the button of the home page is on the first screen, on ${path} @mobile`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('link', { name: label })).toBeInViewport({ ratio: 1 });
  });

test('one button adds to the cart, before the scripts are there and later @mobile', async ({ page }) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/**/*.js', async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto('/product/pencil-set-with-sharpener');
  const countVisible = () =>
    page.getByRole('button', { name: 'Add to cart', exact: true }).evaluateAll(
      (all) =>
        all.filter((one) => {
          const { top, bottom } = one.getBoundingClientRect();
          return top >= 0 && bottom <= innerHeight && getComputedStyle(one).visibility === 'visible';
        }).length,
    );
  await expect.poll(countVisible).toBe(1);
  await addButton(page).scrollIntoViewIfNeeded();
  await expect.poll(countVisible).toBe(1);
  resolve();
  await expect(page.locator('html')).toHaveAttribute('data-laid-out');
  await expect.poll(countVisible).toBe(1);
});

test('a press says at once that it waits for the scripts @mobile', async ({ page }) => {
  await page.route('**/assets/**/*.js', () => {});
  await page.goto('/product/pencil-set-with-sharpener');
  const heart = page.getByRole('main').getByRole('button', { name: /^Save to wishlist/ });
  await heart.first().click();
  const sign = await heart.first().evaluate((button) => getComputedStyle(button).animationName);
  expect(sign).toBe('wait');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

for (const [path, list, isEmpty] of [
  ['/wishlist', 'wishlist', true],
  ['/wishlist?items=MUG-SAND', 'wishlist', false],
  ['/order-confirm', 'order', true],
  ['/order-confirm?order=1&key=none', 'order', false],
] as const)
  test(`before the scripts are there, ${path} has the shape of what comes @mobile`, async ({ page }) => {
    await page.route('**/assets/**/*.js', () => {});
    await page.goto(path);
    await expect(page.locator(`.if-empty-${list}`)).toBeVisible({ visible: isEmpty });
    await expect(page.locator(`.unless-empty-${list}`)).toBeVisible({ visible: !isEmpty });
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

test('a message covers neither logo nor cart @mobile', async ({ page }) => {
  await page.goto('/category/kitchen-table');
  await page
    .getByRole('button', { name: /^Add to cart: / })
    .first()
    .click();
  const message = page.locator('.toast');
  await expect(message).toBeVisible();
  const header = await page.getByRole('banner').boundingBox();
  const box = await message.boundingBox();
  if (!header || !box) throw new Error('not visible');
  expect(box.y).toBeGreaterThanOrEqual(header.y + header.height);
});

test('on the smallest phone no label covers a picture @mobile', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/de/category/beistelltische');
  const card = page.getByRole('article').filter({ hasText: 'Beistelltisch Kai' });
  const label = await card.locator('.card-labels').boundingBox();
  const picture = await card.locator('.photo-tile').first().boundingBox();
  if (!label || !picture) throw new Error('not visible');
  expect(label.y).toBeGreaterThanOrEqual(picture.y + picture.height);
});

test('the enlarged picture is accessible, close up too @mobile', async ({ page }) => {
  await page.goto('/product/atelier-mug');
  await expect(page.locator('html')).toHaveAttribute('data-laid-out');
  await page
    .getByRole('link', { name: /^Enlarge/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: 'Atelier Mug' });
  await expect(dialog).toBeVisible();
  await expectAccessibleInLightAndDark(page);
  await dialog.getByRole('button', { name: 'Zoom in' }).click();
  const fromMiddle = (img: SVGElement | HTMLElement) => {
    const { scrollTop, clientHeight, scrollHeight } = img.parentElement as HTMLElement;
    return scrollTop === 0 ? Number.NaN : Math.abs(scrollTop + clientHeight / 2 - scrollHeight / 2);
  };
  expect(await dialog.getByRole('img').evaluate(fromMiddle)).toBeLessThan(2);
  await expectAccessibleInLightAndDark(page);
});
