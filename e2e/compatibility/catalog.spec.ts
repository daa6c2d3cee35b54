// The contract asked over the wire, as a stranger's client would ask it: of our own server, or of any other by E2E_API.
import { expect, test } from '@playwright/test';

test('the API returns everything a public storefront needs for its first pages (DATA-2, DATA-4, API-5)', {
  tag: '@smoke',
}, async ({ request }) => {
  const get = async (path: string) => {
    const answer = await request.get(`/api/v1/${path}`, { headers: { authorization: '' } });
    expect(answer.status(), path).toBe(200);
    return answer.json();
  };
  expect(await (await request.get('/actuator/health/ping')).json()).toEqual({ status: 'UP' });
  const store = await get('store/DEFAULT');
  expect(store.supportedLanguages.length).toBeGreaterThan(0);
  expect(store.address).toBeTruthy();
  const { categories } = await get('category/?count=20&page=0&store=&lang=undefined');
  const { items } = await get('content/pages/?page=0&count=20&store=&lang=undefined');
  expect(items.length).toBeGreaterThan(0);
  const group = await get('products/group/FEATURED_ITEM?store=DEFAULT&lang=en');
  for (const product of group.products) {
    expect(product.images.length).toBeGreaterThan(0);
    expect(Array.isArray(product.properties)).toBe(true);
    expect(product.description.friendlyUrl).toBeTruthy();
  }
  for (const category of categories) {
    const details = await get(`category/${category.id}?store=DEFAULT&lang=en`);
    expect(details.parent).toBeNull();
    expect(Array.isArray(details.children)).toBe(true);
    await get(`category/${category.id}/manufacturers/?store=DEFAULT&lang=en`);
    await get(`category/${category.id}/variants/?store=DEFAULT&lang=en`);
    const { products } = await get(
      `products/?&store=DEFAULT&lang=en&page=0&count=15&category=${category.id}&optionValues=&manufacturer=`,
    );
    expect(products.length).toBeGreaterThan(0);
  }
  const [first] = group.products;
  await get(`products/${first.id}?lang=en&store=DEFAULT`);
  await get(`products/${first.id}/reviews?store=DEFAULT`);
  const price = await request.post(`/api/v1/product/${first.id}/price/`, { data: { options: [] } });
  expect(await price.json()).toMatchObject({ finalPrice: first.finalPrice });
  const picture = await request.get(new URL(first.image.imageUrl).pathname);
  expect(picture.headers()['content-type']).toMatch(/^image\//);
});
