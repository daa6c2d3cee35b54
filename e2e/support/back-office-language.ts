// Checks that a screen of the back office is wholly in another language, with its words and numbers.
import { expect, type Page } from '@playwright/test';

/** Words that no sentence of the interface does without, and that are no names of goods. */
const ENGLISH = /\b(the|and|with|from|this|that|are|was|were|is|not|your|you|all|any|has|have|been|will|changed)\b/i;
const AMOUNT_WITH_POINT = /(?<![\d.,/-])\d+\.\d{1,2}(?![\d.%])/;
/** Text that programs write: moments, and names of permissions. */
const CODE = /\d{4}-\d{2}-\d{2}T\d|\b(?:orders|refunds|catalog|stock|import|activity|settings|staff)\.[rw]\b/;

interface Seen {
  /** Texts that people read, and those that screen readers do. */
  readonly texts: readonly string[];
  /** Texts that do not fit into their place. */
  readonly cut: readonly string[];
}

/** Without what people have written: fields, and texts in a language of their own. */
const look = (page: Page): Promise<Seen> =>
  page.evaluate(() => {
    const written = 'textarea, input, pre, code, [lang]:not(html), option, time';
    const texts: string[] = [];
    const cut: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const text = node.textContent?.trim() ?? '';
      if (!element || text === '' || element.closest(written) || !element.checkVisibility()) continue;
      texts.push(text);
      const { overflowX } = getComputedStyle(element);
      const isHidden = element.clientWidth <= 1;
      if (!isHidden && overflowX !== 'visible' && overflowX !== 'auto' && element.scrollWidth > element.clientWidth + 1)
        cut.push(text);
    }
    for (const element of document.querySelectorAll('[aria-label], [title], [placeholder]'))
      for (const name of ['aria-label', 'title', 'placeholder']) texts.push(element.getAttribute(name) ?? '');
    return { texts, cut };
  });

/** No English sentences, amounts with a comma, no codes, and nothing cut off. */
export async function expectFrench(page: Page): Promise<void> {
  const { texts, cut } = await look(page);
  expect(texts.length).toBeGreaterThan(5);
  expect(texts.filter((text) => ENGLISH.test(text))).toEqual([]);
  expect(texts.filter((text) => AMOUNT_WITH_POINT.test(text))).toEqual([]);
  expect(texts.filter((text) => CODE.test(text))).toEqual([]);
  expect(cut).toEqual([]);
}
