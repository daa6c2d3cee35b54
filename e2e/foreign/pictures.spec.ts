// Our storefront on another server, whose pictures are at an origin of their own.
import { browserWithPictures } from '../support/browser.ts';
import { expect, test } from '../support/journey.ts';

test.use({ launchOptions: browserWithPictures });

test('pictures of the origins in PICTURE_ORIGINS are shown', async ({ page }) => {
  for (const path of ['/category/lighting', '/product/dusk-table-lamp']) {
    const response = await page.goto(path);
    const picture = page.getByRole('main').locator('img').first();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    const { origin } = new URL(await picture.evaluate((image: HTMLImageElement) => image.currentSrc));
    // The first origin of the policy is that of API_URL.
    const policy = (await response?.headerValue('content-security-policy')) ?? '';
    expect(/img-src 'self' data: \S+ (\S+);/.exec(policy)?.[1]).toBe(origin);
  }
});
