import { eq } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import type { TestAnswer } from '../../testing/asked-shop.ts';
import { useTestClock } from '../../testing/test-clock.ts';
import { cookieIn } from '../../testing/test-customers.ts';
import { openTestShop, type TestShop } from '../../testing/test-shop.ts';
import { addTestTotp, postStaff, STAFF_PASSWORD, setupToken, signInAs } from '../../testing/test-staff.ts';
import { staff } from './staff-tables.ts';

const time = useTestClock(new Date('2030-05-01T10:00:00Z'));
let shop: TestShop;
afterEach(() => shop.close());

const openAt = async (shopUrl: string, staffOverHttp = false) => {
  shop = await openTestShop(undefined, time.clock, { shopUrl, staffOverHttp });
};
const codeOf = ({ body }: TestAnswer) => (body as { code?: string }).code;

test('http elsewhere than on the own machine is refused with instructions, also to sessions', async () => {
  await openAt('http://shop.example');
  const { headers } = await signInAs(shop, 'owner');
  for (const answer of [
    await postStaff(shop, 'login', { username: 'a@b.example', password: 'x' }),
    await shop.get('private/user/profile', headers),
  ]) {
    expect([answer.status, codeOf(answer)]).toEqual([403, 'staff.needs-https']);
    expect(answer.body).toMatchObject({ message: expect.stringContaining('ADMIN_OVER_HTTP=yes') });
  }
});

test.each(['http://localhost:3000', 'http://127.0.0.1:3000'])('%s is the own machine', async (shopUrl) => {
  await openAt(shopUrl);
  const { headers } = await signInAs(shop, 'owner');
  const answer = await shop.get('private/user/profile', headers);
  expect(answer.body).toMatchObject({ mustAddFactor: false });
});

test('on https the cookie is secure and an authenticator app comes before everything else', async () => {
  await openAt('https://shop.example');
  const token = await setupToken(shop);
  const person = { name: 'Ann', email: 'ann@shop.example', password: STAFF_PASSWORD };
  const created = await postStaff(shop, 'setup', { token, ...person });
  expect(String(created.headers['set-cookie'])).toMatch(
    /^__Host-vitrine_staff=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
  );
  const headers = { cookie: cookieIn(created) };
  expect((await shop.get('private/user/profile', headers)).body).toMatchObject({ mustAddFactor: true });
  expect(codeOf(await shop.get('private/users', headers))).toBe('staff.factor-required');
  await addTestTotp(shop, headers, time.clock());
  expect((await shop.get('private/users', headers)).status).toBe(200);
  expect((await shop.get('private/user/profile', headers)).body).toMatchObject({ mustAddFactor: false, hasTotp: true });
});

test('a secret of an app that was copied to another person is not accepted', async () => {
  await openAt('http://localhost:3000');
  const [ann, bob] = [await signInAs(shop, 'owner'), await signInAs(shop, 'owner')];
  await addTestTotp(shop, ann.headers, time.clock());
  const { db } = shop.database;
  const [row] = await db.select().from(staff).where(eq(staff.id, ann.id));
  expect(row?.totpSecret).toMatch(/^[\w-]{60,}$/);
  await db
    .update(staff)
    .set({ totpSecret: row?.totpSecret ?? null })
    .where(eq(staff.id, bob.id));
  const answer = await postStaff(shop, 'login/confirm', { code: '123456' }, bob.headers);
  expect(codeOf(answer)).toBe('staff.code-wrong');
});
