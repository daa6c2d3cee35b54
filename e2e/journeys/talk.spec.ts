// What the shop and its visitors write to each other. Mails are read in the built-in mailbox, as somebody trying the shop would.
import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/journey.ts';
import { openMail } from '../support/mailbox.ts';

const newAddress = (who: string) => `${who}.${Date.now()}.${Math.floor(Math.random() * 1e6)}@example.com`;

async function expectFit(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
  }
  await page.emulateMedia({ colorScheme: 'light' });
  const size = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);
  if (size) await page.setViewportSize(size);
}

test('a pre-order takes an address, no money, and is cancelled by its mail @mobile', async ({ page }) => {
  const ann = newAddress('ann');
  await page.goto('/product/wharf-side-table');
  await page.getByRole('main').getByRole('button', { name: 'Pre-Order' }).click();
  const email = page.getByLabel(/^E-mail/);
  await expect(email).toBeFocused();
  await expect(page.getByText('You pay nothing now')).toBeVisible();
  await expectFit(page);
  await email.fill('ann@');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Enter an e-mail address such as name@example.com')).toBeVisible();
  await email.fill(ann);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/preorder-confirm');
  await expect(page.getByRole('heading', { level: 1, name: 'Your pre-order' })).toBeFocused();
  await expect(page.getByRole('main')).toContainText('Wharf Side Table');
  await expect(page.getByRole('main')).toContainText(ann);
  await expect(page.getByText('No payment taken now')).toBeVisible();
  await expectFit(page);
  await page.reload();
  await expect(page.getByRole('main')).toContainText(ann);

  await page.goto('/product/wharf-side-table');
  await page.getByRole('main').getByRole('button', { name: 'Pre-Order' }).click();
  await expect(page.getByLabel(/^E-mail/)).toHaveValue(ann);

  const mail = await openMail(page, ann, /^Your pre-order: Wharf Side Table/);
  expect(mail.text).toContain('No payment was taken');
  await page.goto(mail.link('cancel-preorder'));
  await expectFit(page);
  await page.getByRole('button', { name: 'Cancel the pre-order' }).press('Enter');
  await expect(page.getByText('Your pre-order is cancelled: Wharf Side Table')).toBeVisible();
});

test('a pre-order in French; its confirmation opened elsewhere has words', async ({ page }) => {
  const zoe = newAddress('zoe');
  await page.goto('/fr/product/gueridon-du-quai');
  await page.getByRole('main').getByRole('button', { name: 'Précommander' }).click();
  await page.getByLabel(/^E-mail/).fill(zoe);
  await expectFit(page);
  await page.getByRole('button', { name: 'Précommander' }).last().click();
  await expect(page).toHaveURL('/fr/preorder-confirm');
  await expect(page.getByText('Aucun paiement maintenant')).toBeVisible();
  await expectFit(page);
  const mail = await openMail(page, zoe, /^Votre précommande/);
  await page.goto(mail.link('cancel-preorder'));
  await expect(page).toHaveURL(/\/fr\/reply\/cancel-preorder\?key=/);
  await page.evaluate(() => sessionStorage.clear());
  await page.goto('/fr/preorder-confirm');
  await expect(page.getByText('Nous ne pouvons pas afficher cette précommande ici')).toBeVisible();
  await expectFit(page);
});
