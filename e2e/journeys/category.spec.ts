import { expectAccessibleInLightAndDark } from '../support/accessibility.ts';
import { expect, openStarted, test } from '../support/journey.ts';

test('filters, sorts and loads more; Back undoes one change at a time (SCREEN-37)', { tag: '@smoke' }, async ({
  page,
}) => {
  await openStarted(page, '/category/all');
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards).toHaveCount(24);
  await page.getByRole('link', { name: 'Load more' }).click();
  // Other journeys may have added products of their own.
  await expect(cards.nth(44)).toBeAttached();
  await expect(page).toHaveURL(/page=2/);

  await page.goto('/category/all');
  await page.getByRole('checkbox', { name: /Tidemark Pottery/ }).check();
  await expect(page).toHaveURL(/brand=\d+/);
  await expect(cards).toHaveCount(15);
  await page.getByLabel('Sort').selectOption({ label: 'Price: low to high' });
  await expect(page).toHaveURL(/sort=price-asc/);
  await page
    .getByRole('link', { name: /Remove filter: brand Tidemark Pottery/ })
    .or(page.getByRole('button', { name: /Remove filter: brand Tidemark Pottery/ }))
    .click();
  await expect(page).not.toHaveURL(/brand=/);
  await page.goBack();
  await expect(page).toHaveURL(/brand=\d+.*sort=price-asc/);
  await page.getByRole('link', { name: /Remove filter: brand Tidemark Pottery/ }).press('Delete');
  await expect(page).not.toHaveURL(/brand=/);
  await page.goBack();
  await page.goBack();
  await expect(page).not.toHaveURL(/sort=/);

  // On a phone the sticky bar covers the buttons of the cards that scroll below it.
  await page.setViewportSize({ width: 390, height: 844 });
  // The address changes before the list does, so the card may still be replaced.
  const isCovered = () =>
    cards.nth(2).evaluate((card) => {
      const bar = document.querySelector('select[name=sort]')?.closest('.sticky');
      const heart = card.querySelector('button');
      if (!bar || !heart) return null;
      const { height: room } = bar.getBoundingClientRect();
      // The bar sticks below the header, which is 60 px high; the heart is moved behind its middle.
      const place = heart.getBoundingClientRect();
      scrollBy({ top: place.top + place.height / 2 - 60 - room / 2, behavior: 'instant' });
      const { left, top, width, height } = heart.getBoundingClientRect();
      return bar.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
  await expect.poll(isCovered).toBe(true);
});

test('the filter panel can be collapsed and stays collapsed (SCREEN-29, SCREEN-30)', async ({ page }) => {
  await page.goto('/category/all');
  const panel = page.getByRole('complementary', { name: 'Filters' });
  await expect(panel.getByRole('group', { name: 'Brand' })).toBeVisible();
  await expect(panel.getByRole('group', { name: 'Price' })).toBeVisible();
  await page.getByRole('button', { name: 'Hide filters' }).click();
  await expect(panel).toBeHidden();
  await page.reload();
  await expect(panel).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem('vitrine.filters'))).toBe('closed');
  await page.getByRole('button', { name: 'Show filters' }).click();
  await expect(panel).toBeVisible();
});

test('on the smallest phone no product name is cut, and the button that closes the filters is in view', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/de/category/all');
  const names = page.getByRole('main').locator('article h3');
  await expect(names).toHaveCount(24);
  const cut = await names.evaluateAll((all) =>
    all
      .filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1)
      .map(({ textContent }) => textContent),
  );
  expect(cut).toEqual([]);
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await expect(page.getByRole('button', { name: /anzeigen$/ })).toBeInViewport({ ratio: 1 });
});

test('on the smallest phone a long badge is below its picture and inside its card', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of ['/fr', '/de']) {
    await page.goto(path);
    const badge = page.getByText(/^(Précom|Vorbe)\u00ad/).first();
    await badge.scrollIntoViewIfNeeded();
    const room = await badge.evaluate((element) => {
      const card = element.closest('article');
      const { right = 0 } = card?.getBoundingClientRect() ?? {};
      const { bottom = 0, left = 0 } = card?.querySelector('.photo-tile')?.getBoundingClientRect() ?? {};
      const own = element.getBoundingClientRect();
      return { above: own.top - bottom, before: own.left - left, after: right - own.right };
    });
    expect(Math.min(room.above, room.before, room.after), path).toBeGreaterThanOrEqual(0);
    expect(await badge.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth), path).toBe(0);
  }
});

test('a message about the price limits has room above the button', async ({ page }) => {
  await page.goto('/category/all');
  await page.getByLabel('Min').fill('60');
  await page.getByLabel('Max').fill('20');
  const message = page.locator('#price-issue span').first();
  await expect(message).toBeVisible();
  const text = await message.boundingBox();
  const button = await page.getByRole('button', { name: 'Apply' }).boundingBox();
  expect((button?.y ?? 0) - (text ? text.y + text.height : 0)).toBeGreaterThanOrEqual(12);
});

for (const width of [390, 1440])
  test(`filters with a wrong price are accessible in light and dark, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await openStarted(page, '/category/all?min=20&max=80');
    if (width < 1024) await page.getByRole('button', { name: /^Filters/ }).click();
    await page.getByLabel('Min').fill('90');
    await expect(page.locator('#price-issue span').first()).toBeVisible();
    await expectAccessibleInLightAndDark(page);
  });

test('invalid parameters give a corrected list or the not-found page, never an error', async ({ request }) => {
  const silly = [
    'page=-1',
    'page=abc',
    'page=1e99',
    'sort=silly',
    'min=9&max=1',
    'min=a&max=b',
    'min=5',
    'brand=abc',
    'brand=99999999999999',
    'count=-1',
    'brand=424242',
  ];
  for (const query of silly) {
    const status = (await request.get(`/category/all?${query}`)).status();
    expect([200, 404], query).toContain(status);
  }
  for (const path of [
    '/category/%00',
    '/product/%00',
    "/product/'--",
    '/content/%F0%9F%98%80',
    '/category/..%2f..',
    '/fr/fr',
    '/xx',
  ]) {
    expect([400, 404], path).toContain((await request.get(path)).status());
  }
});

test('a card shows its second picture under the mouse and at the focus of the keyboard', async ({ page }) => {
  await openStarted(page, '/category/kitchen-and-table');
  const card = page.getByRole('main').getByRole('article').first();
  const second = card.locator('.photo-tile').nth(1);
  await expect(second).toHaveCSS('opacity', '0');
  const { height } = (await card.boundingBox()) ?? {};
  await card.hover();
  await expect(second).toHaveCSS('opacity', '1');
  expect((await card.boundingBox())?.height).toBe(height);
  await page.mouse.move(0, 0);
  await expect(second).toHaveCSS('opacity', '0');
  await card.getByRole('link').focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(second).toHaveCSS('opacity', '1');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('filters and sorting are plain forms', async ({ page }) => {
    await page.goto('/category/all');
    await page.getByRole('checkbox', { name: /Northlot Joinery/ }).check();
    await page.getByLabel('Min').fill('10');
    await page.getByLabel('Max').fill('500');
    await page
      .getByRole('button', { name: /Apply|Show/ })
      .first()
      .click();
    await expect(page).toHaveURL(/brand=\d+/);
    await expect(page).toHaveURL(/min=10/);
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  });
});
