import { expect, test } from 'vitest';
import { listProducts } from './catalog.ts';
import { createClient, failureFrom, type Incoming } from './client.ts';
import { readStore } from './store.ts';

const answering = (status: number, body: string) => {
  const asked: string[] = [];
  const call = createClient<'public'>(async ({ url }): Promise<Incoming> => {
    asked.push(url);
    return { status, body };
  });
  return { asked, call };
};
const store = { params: { code: 'DEFAULT' } };

test.each([401, 404])('a failure of status %i carries the message of the body', async (status) => {
  const { call } = answering(status, '{"message":"No such thing","code":"store.unknown"}');
  await expect(call(readStore, store)).rejects.toMatchObject({
    status,
    message: 'No such thing',
    code: 'store.unknown',
  });
});

test.each(['', '<html>', '{}', 'null', '"text"'])('a failure without a message is the bare status: %s', (body) => {
  expect(failureFrom(404, body)).toMatchObject({ status: 404, code: '404', message: '' });
});

test('other statuses are passed on with what came', async () => {
  const refused = answering(409, '{"message":"Only 1 left","code":"cart.stock","available":1}');
  await expect(refused.call(readStore, store)).rejects.toMatchObject({ status: 409, details: { available: 1 } });
  expect(await answering(200, '{"code":"DEFAULT"}').call(readStore, store)).toEqual({ code: 'DEFAULT' });
  expect(await answering(204, '').call(readStore, store)).toBeNull();
});

test('only parameters that are not empty are sent; several brands are one comma list', async () => {
  const { asked, call } = answering(200, '{}');
  await call(listProducts, { query: { name: '', manufacturer: [3, 4], page: 0, count: 50 } });
  expect(asked).toEqual(['/api/v1/products?manufacturer=3%2C4&page=0&count=50']);
});

test('an older name is asked for only where the newest is not known', async () => {
  const asked: string[] = [];
  const call = createClient<'public'>(
    async ({ url }) => {
      asked.push(url);
      return url.includes('/v2/') ? { status: 200, body: '{}' } : { status: 404, body: '' };
    },
    { tryOlderNames: true },
  );
  await call(listProducts, {});
  expect(asked).toEqual(['/api/v1/products', '/api/v2/products']);
});
