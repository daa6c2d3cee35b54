import axe from 'axe-core';
import { expect } from 'vitest';

/** Rules that need a layout or a whole page; journeys check them once for each screen. */
const elsewhere = ['color-contrast', 'target-size', 'region', 'landmark-one-main', 'page-has-heading-one'];

export async function expectAccessible(element: Element = document.body): Promise<void> {
  const { violations } = await axe.run(element, {
    resultTypes: ['violations'],
    rules: Object.fromEntries(elsewhere.map((rule) => [rule, { enabled: false }])),
  });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
}
