import { expect, test } from 'vitest';
import { fitted, PAYLOADS } from './payloads.ts';
import { harmless, skeletonOf, tracesIn } from './traces.ts';

test('payloads are unique, and each is detectable when it runs', () => {
  expect(new Set(PAYLOADS).size).toBeGreaterThanOrEqual(120);
  expect(PAYLOADS.filter((payload) => !payload.includes('__xss'))).toEqual([]);
  expect(fitted(120).join(' ').length).toBe(PAYLOADS.join(' ').length);
});

test('every unescaped tag is detected', () => {
  const isFound = (payload: string) => {
    const page = `<!doctype html><title>x</title><main><p>${payload}</p></main>`;
    const plain = page.replace(payload, harmless(payload));
    return skeletonOf(page).join() !== skeletonOf(plain).join() || tracesIn(page).length > 0;
  };
  const opening = PAYLOADS.filter((payload) => /<[a-z!?]/i.test(payload));
  expect(opening.length).toBeGreaterThan(100);
  expect(opening.filter((payload) => !isFound(payload))).toEqual([]);
});

test.each([
  '<p title="x" onclick="__xss(1)">x</p>',
  '<a href="java&#9;script:__xss(1)">x</a>',
  '<script>f("x");__xss(1)</script>',
  '<script type="application/ld+json">{"a":"</script>',
  '<svg><use href="data:,x"></use></svg>',
])('%s is detected', (page) => {
  expect(tracesIn(page)).not.toEqual([]);
});

test.each([
  '<p title="&lt;script&gt;__xss(1)">&lt;img src=x onerror=__xss(1)&gt;</p>',
  '<a href="/search?q=%3Cscript%3E__xss(1)">x</a>',
  '<script>f("<img onerror=__xss(1)>")</script>',
  '<script type="application/ld+json">{"a":"\\u003cscript>__xss(1)"}</script>',
])('%s is not detected', (page) => {
  expect(tracesIn(page)).toEqual([]);
});
