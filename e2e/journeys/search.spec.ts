import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility.ts';
import { expect, test } from '../support/journey.ts';

const heading = { level: 1 } as const;

test('suggestions can be opened by keyboard (SCREEN-19, INPUT-5, INPUT-7, CONST-3) @foreign', {
  tag: '@smoke',
}, async ({ page }) => {
  await page.goto('/');
  const input = page.getByRole('banner').getByRole('combobox', { name: 'Search Products...' });
  await input.focus();
  await page.keyboard.type('lamp');
  const options = page.getByRole('listbox').getByRole('option');
  await expect(options.first()).toBeVisible();
  expect(await options.locator('img').count()).toBeLessThanOrEqual(5);
  await expect(input).toHaveAttribute('aria-expanded', 'true');
  await expect(input).not.toHaveAttribute('aria-activedescendant', /./);
  await expect(page.getByRole('status').filter({ hasText: /\d suggestions?/ })).toBeAttached();
  await expectAccessible(page);
  await page.keyboard.press('ArrowDown');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowUp');
  await expect(page.locator('[role=option][aria-selected=true]')).toHaveCount(0);
  await page.keyboard.press('ArrowDown');
  const name = (await options.first().textContent()) ?? '';
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/product\//);
  await expect(page.getByRole('heading', { ...heading, name })).toBeVisible();
});

test('Escape closes the list first, then the search bar', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'Search Products...' }).click();
  const input = page.getByRole('combobox', { name: 'Search Products...' });
  await input.pressSequentially('mug');
  await expect(page.getByRole('listbox')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox')).toBeHidden();
  await expect(input).toBeVisible();
  await expect(input).toHaveValue('mug');
  await page.keyboard.press('Escape');
  await expect(input).toBeHidden();
});

test('text typed before the script is loaded is kept and gets suggestions (SCREEN-19)', async ({ page }) => {
  const typed = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await typed.promise;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('banner').getByRole('combobox').click();
  await page.keyboard.type('mug');
  typed.resolve();
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
  await expect(page.getByRole('banner').getByRole('combobox')).toHaveValue('mug');
});

test('Enter starts the search, and a click opens a suggestion (SCREEN-20, INPUT-6)', { tag: '@smoke' }, async ({
  page,
}) => {
  await page.goto('/');
  const input = page.getByRole('banner').getByRole('combobox');
  await input.pressSequentially('lamp');
  await expect(page.getByRole('option', { name: 'Table lamps Category' })).toBeVisible();
  await expect(page.getByRole('option', { name: /^See all \d+ results$/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?q=lamp');
  await expect(page.getByRole('heading', { ...heading, name: 'lamp' })).toBeFocused();
  await expect(page.getByRole('article').filter({ hasText: 'Espresso Cup' })).toHaveCount(0);
  await expect(input).toHaveValue('lamp');
  await input.fill('teapot');
  await page.getByRole('listbox').getByRole('option').first().click();
  await expect(page).toHaveURL(/\/product\/.*teapot/);
});

test('a search for lamps shows lamps only, in every language', async ({ page }) => {
  for (const path of ['/search?q=lamp', '/fr/search?q=lampe', '/de/search?q=lampe']) {
    await page.goto(path);
    const links = page.getByRole('main').getByRole('article').getByRole('link');
    await expect(links.first()).toBeVisible();
    for (const link of await links.all())
      await expect(link, path).toHaveAttribute('href', /lamp|pendant|suspension|leuchte/);
  }
});

test('brand and price filter the results, are stored in the address, and Back removes one filter (USE-3, SCREEN-28, SCREEN-31, STATE-16)', async ({
  page,
}) => {
  await page.goto('/search?q=table');
  const count = page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: /products?$/ });
  await expect(count).toHaveText(/\d+ products/);
  const all = await count.textContent();
  await page.getByRole('checkbox').first().check();
  await expect(page).toHaveURL(/\/search\?q=table&brand=\d+$/);
  await expect(count).not.toHaveText(all ?? '');
  await page.getByLabel('Min').fill('20');
  await expect(page.getByRole('button', { name: 'Apply' }).first()).toBeDisabled();
  await expect(page.getByText('Enter both prices')).toBeVisible();
  await page.getByLabel('Max').fill('10');
  await expect(page.getByText('The minimum must not be higher than the maximum')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Max').fill('400');
  await page.getByRole('button', { name: 'Apply' }).first().click();
  await expect(page).toHaveURL(/q=table&brand=\d+&min=20&max=400$/);
  const tag = page.getByRole('link', { name: /^Remove filter: price \$20 – \$400/ });
  await tag.press('Delete');
  await expect(page).toHaveURL(/q=table&brand=\d+$/);
  const left = page.getByRole('list', { name: 'Applied filters' }).getByRole('link');
  await expect(left).toHaveCount(1);
  await expect(left).toBeFocused();
  await page.goBack();
  await expect(tag).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/q=table&brand=\d+$/);
  await page.goBack();
  await expect(page).toHaveURL('/search?q=table');
  await expect(count).toHaveText(all ?? '');
  await page.getByLabel('Sort').selectOption('price-asc');
  await expect(page).toHaveURL('/search?q=table&sort=price-asc');
});

test('filters without results can be removed', async ({ page }) => {
  await page.goto('/search?q=lamp&min=1&max=2');
  await expect(page.getByRole('heading', { name: 'No results found' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('main').getByRole('link', { name: 'Remove filters' }).click();
  await expect(page).toHaveURL('/search?q=lamp');
});

test('a search without results links to the first category (SCREEN-26, SCREEN-34)', async ({ page }) => {
  await page.goto('/search?q=zzzzzz');
  await expect(page.getByRole('heading', { level: 2, name: 'No results found' })).toBeVisible();
  await expect(page.getByText("We couldn't find what you searched for.")).toBeVisible();
  await expect(page.getByText('Try searching again or browse our products.')).toBeVisible();
  await expectAccessible(page);
  const first = await (await page.request.get('/api/v1/category/?count=200')).json();
  const slug = first.categories.toSorted(
    (a: { sortOrder: number }, b: { sortOrder: number }) => a.sortOrder - b.sortOrder,
  )[0].description.friendlyUrl;
  await page.getByRole('link', { name: 'Browse Products' }).click();
  await expect(page).toHaveURL(`/category/${slug}`);
});

test('a corrected typo is labeled, and near matches have a heading', async ({ page }) => {
  await page.goto('/search?q=teaport');
  await expect(page.getByText('Nothing matches “teaport” exactly.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Close matches' })).toBeVisible();
  await expect(page.getByRole('article').first()).toContainText(/teapot/i);
  await expectAccessible(page);
});

test('a French search finds French texts, with or without accents (API-8, API-9) @foreign', async ({ page }) => {
  await page.goto('/fr/search?q=theiere');
  await expect(page.getByRole('heading', { ...heading, name: 'theiere' })).toBeVisible();
  await expect(page.getByRole('article').first()).toContainText('Théière');
  await expectAccessible(page);
  await page.goto('/fr/search?q=zzzzzz');
  await expect(page.getByRole('heading', { name: 'Aucun résultat' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Parcourir les produits' })).toBeVisible();
  await page.getByRole('banner').getByRole('combobox').fill('bougi');
  await expect(page.getByRole('listbox').getByRole('option').first()).toContainText(/bougie/i);
});

test('the older path shows the same results with a canonical link (SCREEN-1)', async ({ page }) => {
  await page.goto('/search-product/blue%20lamp');
  await expect(page.getByRole('heading', { ...heading, name: 'blue lamp' })).toBeVisible();
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/search\?q=blue\+lamp$/);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
});

test('without a search text only the search form is shown', async ({ page }) => {
  await page.goto('/search');
  await expect(page.getByRole('heading', { ...heading, name: 'Search' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('combobox')).toBeFocused();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

test('results fit a phone @mobile', async ({ page }) => {
  await page.goto('/search?q=lamp');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});

test('every typed text gives a page', async ({ page }) => {
  const odd = ['%', '_', '\'"; drop table', '😀', 'تفاح', '%00', 'x'.repeat(1000), '<b>', '\\'];
  for (const text of odd) {
    const q = text === '%00' ? text : encodeURIComponent(text);
    const answer = await page.request.get(`/search?q=${q}&min=9&max=1&brand=abc,424242&sort=silly&page=-1`);
    expect(answer.status(), text).toBe(200);
    expect(await answer.text(), text).toContain('</html>');
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('search bar, filters and sorting are plain forms', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    await page.getByRole('banner').getByRole('button', { name: 'Search Products...' }).click();
    // The cursor is there already.
    await expect(page.getByRole('banner').getByRole('combobox')).toBeFocused();
    await page.keyboard.type('lamp');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/search?q=lamp');
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByRole('checkbox').first().check();
    await page.getByLabel('Sort').selectOption('price-asc');
    await page.getByRole('button', { name: 'Apply' }).first().click();
    await expect(page).toHaveURL(/\/search\?.*q=lamp.*brand=\d+/);
    await expect(page.getByRole('heading', { level: 1, name: 'lamp' })).toBeVisible();
  });
});
