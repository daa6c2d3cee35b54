// Checks that every screen has to pass, whatever it is about.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const WHOLE = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
} as const;
/** Another colour scheme can only break these rules; everything else of the page is the same as before. */
const COLOURS = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } as const;

/** Headers and footers found without an error by this worker: most screens have the same, and the check takes seconds. */
const accepted = new Set<string>();

async function expectNoError(page: Page, runOnly: typeof WHOLE | typeof COLOURS): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  // The same markup at the same size, in the same colours and under the same rules has the same errors.
  const frames = await page.evaluate(
    (rules) =>
      ['body > header', 'body > footer'].map((selector) => {
        const frame = document.querySelector<HTMLElement>(selector);
        const isDark = matchMedia('(prefers-color-scheme: dark)').matches;
        // The text that is shown tells an open menu from a closed one.
        return { selector, seen: JSON.stringify([rules, innerWidth, isDark, frame?.outerHTML, frame?.innerText]) };
      }),
    runOnly.values,
  );
  const skipped = frames.filter(({ seen }) => accepted.has(seen)).map(({ selector }) => selector);
  const errors = await page.evaluate(
    async ({ rules, exclude }) => {
      // A colour on its way to another is nobody's fault.
      const passing = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
      for (const animation of passing) animation.finish();
      const { axe: checker } = window as unknown as { axe: typeof axe };
      const { violations } = await checker.run(exclude.length > 0 ? { exclude } : document, {
        runOnly: { ...rules, values: [...rules.values] },
        resultTypes: ['violations'],
      });
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
    },
    { rules: runOnly, exclude: skipped },
  );
  expect(errors).toEqual([]);
  for (const { seen } of frames) accepted.add(seen);
}

export const expectAccessible = (page: Page): Promise<void> => expectNoError(page, WHOLE);

export async function expectAccessibleInLightAndDark(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectNoError(page, COLOURS);
}

export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const { content, window: width } = await page.evaluate(() => ({
    content: document.documentElement.scrollWidth,
    window: document.documentElement.clientWidth,
  }));
  expect(content).toBeLessThanOrEqual(width);
}

/** One heading, readable in light and dark, and no sideways scroll on the narrowest phone. */
export async function expectGood(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  // Unconfirmed changes are dimmed for a moment.
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await expectAccessibleInLightAndDark(page);
  await onPhone(page, () => expectNoSidewaysScroll(page));
}

/** The same, and everything once more as a phone shows it. */
export async function expectGoodEverywhere(page: Page, height?: number): Promise<void> {
  await expectGood(page);
  await expectGoodOnPhone(page, height);
}

/** For further languages of a screen: their words can break what is narrow, not its colors or its structure. */
export const expectGoodOnPhone = (page: Page, height?: number): Promise<void> =>
  onPhone(
    page,
    async () => {
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
    },
    height,
  );

async function onPhone(page: Page, look: () => Promise<void>, height = 640): Promise<void> {
  const size = page.viewportSize();
  await page.setViewportSize({ width: 320, height });
  await look();
  if (size) await page.setViewportSize(size);
}
