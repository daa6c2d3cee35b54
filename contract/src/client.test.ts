import { expect, test } from 'vitest';
import { listProducts } from './catalog/catalog.ts';
import { apiErrorFrom, createClient, type Incoming } from './client.ts';
import { readStore } from './store/store.ts';

const answering = (status: number, body: string) => {
  const asked: string[] = [];
  const call = createClient<'public'>(async ({ url }): Promise<Incoming> => {
    asked.push(url);
    return { status, body };
  });
  return { asked, call };
};
const store = { params: { code: 'DEFAULT' } };

test.each([401, 404])('an error with status %i has the message of the body (ERROR-1)', async (status) => {
  const { call } = answering(status, '{"message":"No such thing","code":"store.unknown"}');
  await expect(call(readStore, store)).rejects.toMatchObject({
    status,
    message: 'No such thing',
    code: 'store.unknown',
  });
});

test.each(['', '<html>', '{}', 'null', '"text"'])(
  'an error without a message has only the status: %s (ERROR-1)',
  (body) => {
    expect(apiErrorFrom(404, body)).toMatchObject({ status: 404, code: '404', message: '' });
  },
);

test('other statuses are returned with their body (ERROR-2)', async () => {
  const refused = answering(409, '{"message":"Only 1 left","code":"cart.stock","available":1}');
  await expect(refused.call(readStore, store)).rejects.toMatchObject({ status: 409, details: { available: 1 } });
  expect(await answering(200, '{"code":"DEFAULT"}').call(readStore, store)).toEqual({ code: 'DEFAULT' });
  expect(await answering(204, '').call(readStore, store)).toBeNull();
});

test('empty parameters are not sent; several brands are a comma-separated list (SCREEN-35, API-1, API-4)', async () => {
  const { asked, call } = answering(200, '{}');
  await call(listProducts, { query: { name: '', manufacturer: [3, 4], page: 0, count: 50 } });
  expect(asked).toEqual(['/api/v1/products?manufacturer=3%2C4&page=0&count=50']);
});

test('an older path is requested only when the newest is not found', async () => {
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
