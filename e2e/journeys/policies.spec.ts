import { expect, test } from '../support/journey.ts';

const LANGUAGES = [
  {
    home: '/',
    all: ['delivery', 'returns', 'privacy', 'cookies', 'accessibility', 'imprint'],
    mark: 'demonstration shop',
  },
  {
    home: '/fr',
    all: ['livraison', 'retours', 'vie-privee', 'cookies', 'accessibilite', 'editeur'],
    mark: 'boutique est une démonstration',
  },
];

for (const { home, all, mark } of LANGUAGES) {
  test(`every policy is linked from the footer and the legal texts, and marked as an example: ${home}`, async ({
    page,
  }) => {
    await page.goto(home);
    const links = page.getByRole('contentinfo').getByRole('link');
    const found = await links.evaluateAll((elements) => elements.map((element) => element.getAttribute('href')));
    const prefix = home === '/' ? '' : home;
    for (const slug of all) expect(found).toContain(`${prefix}/content/${slug}`);
    await page.goto(`${prefix}/legal-policies`);
    const legal = page.getByRole('main').locator('.prose a[href*="/content/"]');
    await expect(legal).toHaveCount(all.length);
    for (const link of await legal.all()) {
      const answer = await page.request.get((await link.getAttribute('href')) ?? '');
      expect(answer.status()).toBe(200);
      expect(await answer.text()).toContain(mark);
    }
  });
}

test('the right of withdrawal and its period are named in both languages', { tag: '@smoke' }, async ({ request }) => {
  expect(await (await request.get('/content/returns')).text()).toContain(
    'within 14\u00a0days, without giving any reason',
  );
  expect(await (await request.get('/fr/content/retours')).text()).toContain('dans un délai de 14\u00a0jours');
});
