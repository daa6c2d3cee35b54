import { expectAccessibleInLightAndDark } from '../support/accessibility.ts';
import { browserWithPictures } from '../support/browser.ts';
import { expect, openStarted, test } from '../support/journey.ts';

test.use({ launchOptions: browserWithPictures });

test('choosing a color changes picture, address and stock (SCREEN-38)', { tag: '@smoke' }, async ({ page }) => {
  await page.goto('/product/atelier-mug');
  const picture = page.getByRole('link', { name: /Enlarge image/ }).first();
  const size = await picture.boundingBox();
  await page.getByText('Sage', { exact: true }).first().click();
  await expect(page).toHaveURL(/color=sage/);
  await expect.poll(() => picture.boundingBox()).toEqual(size);
  await expect(page.getByText(/Only \d left|In stock/).first()).toBeVisible();
  await expect(page.getByRole('main').locator('img').first()).toHaveAttribute('src', /mug-sage/);
  await page.goto('/product/atelier-mug?color=charcoal');
  await expect(page.getByRole('button', { name: 'Out of Stock' }).first()).toBeVisible();
});

test('on a phone name, price and button are on the first screen, and one button at a time', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/fr/product/moulin-a-poivre-tourne');
  const add = page.getByRole('button', { name: 'Ajouter au panier', exact: true });
  const bar = page.locator('.bottom-bar');
  await expect(bar).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
  await expect(bar.getByText(/\$/).first()).toBeInViewport();
  await page.locator('#buy').scrollIntoViewIfNeeded();
  await expect(bar).toBeHidden();
  await expect(add.locator('visible=true')).toHaveCount(1);
  // As soon as the sticky header covers the button, the bar is there again.
  await add.locator('visible=true').evaluate((button) => {
    const header = document.querySelector('.site-header')?.getBoundingClientRect().height ?? 0;
    scrollBy({ top: button.getBoundingClientRect().bottom - header + 4, behavior: 'instant' });
  });
  await expect(bar).toBeInViewport({ ratio: 1 });
});

test('a sold-out product says so once, and shows four others', async ({ page }) => {
  await page.goto('/product/brass-candlesticks-set-of-2');
  const buy = page.locator('#buy');
  await expect(buy.getByText(/out of stock/i)).toHaveCount(1);
  const similar = page.locator('section', { has: page.getByRole('heading', { name: 'Similar products in stock' }) });
  await expect(similar.getByRole('article')).toHaveCount(4);
  await expect(similar.getByText('Out of Stock')).toHaveCount(0);
});

test('a reduced product shows final price, original price and percentage', async ({ page }) => {
  await page.goto('/product/meadow-pitcher');
  await expect(page.getByText('$46.40').first()).toBeVisible();
  await expect(page.getByText('$52.00').first()).toBeVisible();
  await expect(page.getByText('10% OFF').first()).toBeVisible();
});

test('pre-order and sold-out products are labeled (USE-36)', async ({ page }) => {
  await page.goto('/product/wharf-side-table');
  await expect(page.getByRole('button', { name: 'Pre-Order' }).first()).toBeVisible();
  await page.goto('/fr/product/mug-atelier?color=charcoal');
  await expect(page.getByRole('button', { name: 'Rupture de stock' }).first()).toBeVisible();
});

test('pictures can be enlarged by keyboard, and the dialog restores the focus', async ({ page }) => {
  await page.goto('/product/atelier-mug');
  const enlarge = page.getByRole('link', { name: /Enlarge image/ }).first();
  await enlarge.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessibleInLightAndDark(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(enlarge).toBeFocused();
});

test('a product opened from a list is drawn with its details, so that nothing below them moves', async ({ page }) => {
  await openStarted(page, '/category/all');
  await page.evaluate(() => {
    const countRows = () => {
      if (document.querySelector('h1')?.textContent === 'Linen Notebook')
        document.documentElement.dataset.rows ??= String(document.querySelectorAll('dt').length);
    };
    new MutationObserver(countRows).observe(document.body, { childList: true, subtree: true, characterData: true });
  });
  await page.getByRole('main').getByRole('link', { name: 'Linen Notebook', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Linen Notebook' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-rows', /^[1-9]/);
});

test('structured data contains offer, rating and breadcrumbs', async ({ page }) => {
  await page.goto('/product/atelier-mug');
  const facts = await page.locator('script[type="application/ld+json"]').allTextContents();
  const all = facts.flatMap((text) => JSON.parse(text) as object | object[]).flat() as Record<string, unknown>[];
  const kinds = all.map((one) => one['@type']);
  expect(kinds).toEqual(expect.arrayContaining(['Product', 'BreadcrumbList']));
  const product = all.find((one) => one['@type'] === 'Product');
  expect(product).toMatchObject({ name: 'Atelier Mug', aggregateRating: { reviewCount: 9 } });
  expect(JSON.stringify(product)).toContain('"priceCurrency":"USD"');
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute('content', /^http.*mug-indigo/);
});

test('measures are written in the language of the page', async ({ page }) => {
  await page.goto('/fr/product/mug-atelier');
  await expect(page.getByText('8,2 × 11,4 × 9,2 cm')).toBeVisible();
  await expect(page.getByText('0,38 kg')).toBeVisible();
});
