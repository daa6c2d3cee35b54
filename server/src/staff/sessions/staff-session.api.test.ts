import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';
import { signInAs } from '../../../testing/test-staff.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

test('the profile needs a session and shows what the role may do', async () => {
  expect((await shop.get('private/user/profile')).status).toBe(401);
  const editor = await signInAs(shop, 'editor');
  const { status, body, headers } = await shop.get('private/user/profile', editor.headers);
  expect(status).toBe(200);
  expect(body).toMatchObject({ role: 'editor', email: editor.email, store: { name: expect.any(String) } });
  expect(headers['cache-control']).toBe('no-store');
});

test('signing out ends the session', async () => {
  const { headers } = await signInAs(shop, 'owner');
  expect((await shop.send({ method: 'POST', url: '/api/v1/private/logout', headers })).status).toBe(204);
  expect((await shop.get('private/user/profile', headers)).status).toBe(401);
});
