// How long a slow phone takes to answer: the first add to a cart, and moves within the shop. Times of the browser itself (Event
// Timing), with the processor slowed down four times, in a new browser context each time.
import { type Browser, chromium, type Page } from '@playwright/test';
import { median } from './samples.ts';

const SLOWDOWN = 4;
const PRESSES = 5;
const MOVES = 20;
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const PRODUCT = '/product/pencil-set-with-sharpener';

// Texts, because the types of this folder are those of Node.
const observePresses = `
  window.pressDurations = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (entry.interactionId) window.pressDurations.push(entry.duration);
  }).observe({ type: 'event', durationThreshold: 16 });`;
const openCard = `async (index) => {
  const link = document.querySelectorAll('main article h3 a')[index];
  const name = link.textContent;
  const begun = performance.now();
  link.click();
  while (document.querySelector('h1')?.textContent !== name)
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  return performance.now() - begun;
}`;

export interface Interactions {
  /** Until the browser has painted the answer to the press. */
  readonly firstAddMs: number;
  /** The same, pressed while the page is loading. */
  readonly earlyAddMs: number;
  /** From a press on a card until the product is shown. */
  readonly moveMs: number;
}

export async function measureInteractions(url: string, executablePath: string): Promise<Interactions> {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    return {
      firstAddMs: median(await repeat(PRESSES, () => measureAdd(browser, url, 'load'))),
      earlyAddMs: median(await repeat(PRESSES, () => measureAdd(browser, url, 'commit'))),
      moveMs: median(await measureMoves(browser, url)),
    };
  } finally {
    await browser.close();
  }
}

async function repeat<T>(times: number, measure: () => Promise<T>): Promise<T[]> {
  const values: T[] = [];
  for (let at = 0; at < times; at++) values.push(await measure());
  return values;
}

async function openPhone(browser: Browser): Promise<Page> {
  const context = await browser.newContext(PHONE);
  // No notice stands in the way.
  await context.addInitScript("localStorage.setItem('vitrine.cookies', 'refused ' + Date.now())");
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  return page;
}

const whenStarted = (page: Page) => page.locator('html[data-laid-out]').waitFor({ state: 'attached' });

async function measureAdd(browser: Browser, url: string, moment: 'load' | 'commit'): Promise<number> {
  const page = await openPhone(browser);
  await page.addInitScript(observePresses);
  await page.goto(url + PRODUCT, { waitUntil: moment });
  if (moment === 'load') await whenStarted(page);
  await page.getByRole('main').getByRole('button', { name: 'Add to cart', exact: true }).first().tap();
  await page.getByRole('dialog').getByRole('spinbutton').waitFor();
  const longest = await page.evaluate<number>('Math.max(0, ...window.pressDurations)');
  await page.context().close();
  return longest;
}

/** Cards of one list are opened, one after the other. */
async function measureMoves(browser: Browser, url: string): Promise<number[]> {
  const page = await openPhone(browser);
  await page.goto(`${url}/category/all`);
  await whenStarted(page);
  const times: number[] = [];
  for (let at = 0; at < MOVES; at++) {
    times.push(await page.evaluate<number>(`(${openCard})(${at})`));
    await page.goBack();
    await page.locator('main article h3 a').nth(MOVES).waitFor();
  }
  await page.context().close();
  return times;
}
