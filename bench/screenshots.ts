// npm run screenshots: pictures of the home page, a product and the back office for the README, of the built shop with the demo catalog.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { findChromium } from '../scripts/chromium.mjs';
import { startShop } from './shop-process.ts';

const root = join(import.meta.dirname, '..');
const PICTURES = join(root, 'docs/pictures');
/** `shown` comes last on its screen: what waits for React and for the API. */
const SCREENS = [
  { name: 'home', path: '/', shown: 'Shop by category' },
  { name: 'product', path: '/product/atelier-mug', shown: 'Delivery $6.50' },
  { name: 'backoffice', path: '/admin/products', shown: 'Dome Pendant' },
];
const SIZE = { width: 1440, height: 900 };
const QUALITY = 90;
const MAX_BYTES = 200_000;
const OWNER = { name: 'Mia Owner', email: 'mia@vitrine.example', password: 'correct horse battery staple' };

// Texts, because the types of this folder are those of Node.
const refuseCookies = `localStorage.setItem('vitrine.cookies', 'refused ' + Date.now());`;
// Pictures of a gallery that are beside its edge are loaded later.
const arePicturesShown = `[...document.images]
  .filter((image) => {
    const { left, top, width, height } = image.getBoundingClientRect();
    return document.elementFromPoint(left + width / 2, top + height / 2) === image;
  })
  .every((image) => image.complete && image.naturalWidth > 0)`;

async function signIn(page: Page, shopUrl: string, dataDir: string): Promise<void> {
  const printed = execFileSync(process.execPath, ['host/build/shop-command.js', 'staff', 'owner', OWNER.email], {
    cwd: root,
    env: { DATA_DIR: dataDir },
    encoding: 'utf8',
  });
  const token = /invitation#(\S+)/.exec(printed)?.[1];
  const answer = await page.request.post(`${shopUrl}/api/v1/private/invitation`, {
    data: { token, name: OWNER.name, password: OWNER.password },
    headers: { origin: shopUrl },
  });
  if (!answer.ok()) throw new Error(`the owner is not signed in: ${await answer.text()}`);
}

async function takePictures(shopUrl: string, dataDir: string): Promise<void> {
  const executablePath = await findChromium();
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    // The policy of the pages would forbid the question whether their pictures are shown.
    const context = await browser.newContext({ viewport: SIZE, locale: 'en-US', timezoneId: 'UTC', bypassCSP: true });
    const page = await context.newPage();
    await page.addInitScript(refuseCookies);
    await signIn(page, shopUrl, dataDir);
    // Playwright itself writes no WebP.
    const browserProtocol = await context.newCDPSession(page);
    for (const { name, path, shown } of SCREENS) {
      await page.goto(shopUrl + path, { waitUntil: 'networkidle' });
      await page
        .locator(`text="${shown}" >> visible=true`)
        .or(page.locator(`input[value="${shown}"]`))
        .first()
        .waitFor();
      await page.waitForFunction(arePicturesShown);
      const { data } = await browserProtocol.send('Page.captureScreenshot', { format: 'webp', quality: QUALITY });
      const picture = Buffer.from(data, 'base64');
      if (picture.length > MAX_BYTES)
        throw new Error(`${name}: ${picture.length} bytes, at most ${MAX_BYTES} are wanted`);
      writeFileSync(join(PICTURES, `${name}.webp`), picture);
      console.log(`  docs/pictures/${name}.webp  ${(picture.length / 1000).toFixed(0)} KB`);
    }
  } finally {
    await browser.close();
  }
}

const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-screenshots-'));
mkdirSync(PICTURES, { recursive: true });
const shop = await startShop({ DATA_DIR: dataDir, DEMO: 'yes', PICTURE_SIZES: 'requested' });
try {
  await takePictures(shop.url, dataDir);
} finally {
  await shop.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
