import * as shapes from '@vitrine/contract/catalog/catalog-shapes.ts';
import * as reviews from '@vitrine/contract/reviews/reviews-shapes.ts';
import { listAt, numberAt } from '../read-body.ts';
import { canBeDrawn, equals, hasEntries, isText } from '../rules.ts';
import type { FoundProduct, Visit } from '../visit.ts';

export async function checkProducts(visit: Visit): Promise<void> {
  const { probe, query, categoryId } = visit;
  const first = await probe.call({
    name: 'products of a category',
    endpoint: 'listProducts',
    path: `products/?&${query}&page=0&count=15&category=${categoryId ?? ''}&optionValues=&manufacturer=`,
    expect: { status: 200, shape: shapes.listProducts.response, rules: [hasEntries('products')] },
  });
  const all = await probe.call({
    name: 'the first page of products',
    endpoint: 'listProducts',
    path: `products?${query}&page=0&count=50`,
    expect: { status: 200, shape: shapes.listProducts.response, rules: [hasEntries('products')] },
  });
  const group = await probe.call({
    name: 'the products of the home page',
    endpoint: 'listProductGroup',
    path: `products/group/FEATURED_ITEM?${query}`,
    expect: { status: 200, shape: shapes.listProductGroup.response, rules: [canBeDrawn] },
  });
  for (const body of [first, all, group]) for (const product of listAt(body, 'products')) visit.remember(product);
  await checkLists(visit, numberAt(all, 'products', 0, 'manufacturer', 'id'));
  const product = visit.varied ?? visit.plain;
  if (product) await checkOneProduct(visit, product);
  else probe.skip('one product', 'readProduct', 'no product can be ordered in two pieces');
  await probe.call({
    name: 'a product that does not exist',
    endpoint: 'readProduct',
    path: `products/999999999?${query}`,
    expect: { status: 404 },
  });
}

async function checkLists({ probe, query, categoryId }: Visit, brandId: number | undefined): Promise<void> {
  const expect = { status: 200, shape: shapes.listProducts.response };
  await probe.call({
    name: 'products without parameters',
    endpoint: 'listProducts',
    path: 'products/?',
    optional: true,
    expect,
  });
  await probe.call({
    name: 'products of version 2 by category',
    endpoint: 'listProducts',
    path: `/api/v2/products?${query}&page=0&count=5&categoryIds=${categoryId ?? ''}`,
    optional: true,
    expect,
  });
  if (brandId === undefined) probe.skip('products of a brand', 'listProducts', 'the first product has no brand');
  else
    await probe.call({
      name: 'products of a brand',
      endpoint: 'listProducts',
      path: `products/?${query}&page=0&count=5&manufacturer=${brandId}`,
      expect: { ...expect, rules: [hasEntries('products')] },
    });
}

/** In version 2 a choice is an option and its value, as variants name them. */
async function checkVariation({ probe, query }: Visit, { id, variation }: FoundProduct): Promise<void> {
  const name = 'the price of a variation';
  if (!variation) return probe.skip(name, 'priceProduct', 'no variant names its option and value');
  const { options, finalPrice } = variation;
  await probe.call({
    name,
    endpoint: 'priceProduct',
    method: 'POST',
    path: `/api/v2/product/${id}/variation?${query}`,
    body: { options },
    optional: true,
    expect: {
      status: 200,
      shape: shapes.priceProduct.response,
      rules: finalPrice === undefined ? [] : [equals(finalPrice, 'finalPrice')],
    },
  });
}

async function checkOneProduct(visit: Visit, product: FoundProduct): Promise<void> {
  const { id, sku, friendlyUrl, choices } = product;
  const { probe, query } = visit;
  const rules = [isText('description', 'title'), isText('description', 'name'), hasEntries('images')];
  const expect = { status: 200, shape: shapes.readProduct.response, rules };
  const paths = {
    'a product by its id': `products/${id}`,
    'a product by its id, newer name': `product/${id}`,
    'a product by its SKU': `/api/v2/product/${encodeURIComponent(sku)}`,
    ...(friendlyUrl && {
      'a product by its friendlyUrl': `product/friendly/${encodeURIComponent(friendlyUrl)}`,
      'a product by its friendlyUrl, version 2': `/api/v2/product/name/${encodeURIComponent(friendlyUrl)}`,
    }),
  };
  const [required] = Object.keys(paths);
  for (const [name, path] of Object.entries(paths)) {
    await probe.call({
      name,
      endpoint: 'readProduct',
      path: `${path}?${query}`,
      ...(name !== required && { optional: true as const }),
      expect,
    });
  }
  const options = choices[0]?.map((choice) => ({ id: choice, name: 'Option' })) ?? [];
  for (const [name, chosen] of [
    ['the price of a product', []],
    ['the price with options', options],
  ] as const) {
    await probe.call({
      name,
      endpoint: 'priceProduct',
      method: 'POST',
      path: `product/${id}/price/?${query}`,
      body: { options: chosen },
      expect: { status: 200, shape: shapes.priceProduct.response },
    });
  }
  await checkVariation(visit, product);
  await probe.call({
    name: 'products that go with a product',
    endpoint: 'listRelated',
    path: `product/${id}/related?${query}`,
    optional: true,
    expect: { status: 200, shape: shapes.listRelated.response },
  });
  await probe.call({
    name: 'pictures of a product',
    endpoint: 'listProductImages',
    path: `product/${id}/images?${query}`,
    optional: true,
    expect: { status: 200, shape: shapes.listProductImages.response },
  });
  await probe.call({
    name: 'categories of a product',
    endpoint: 'listProductCategories',
    path: `category/product/${id}?${query}`,
    optional: true,
    expect: { status: 200, shape: shapes.listProductCategories.response },
  });
  await probe.call({
    name: 'a product in an unknown language',
    endpoint: 'readProduct',
    path: `products/${id}?store=${visit.options.store}&lang=xx`,
    expect: { ...expect, rules: [isText('description', 'name')] },
  });
  await probe.call({
    name: 'a product in all languages',
    endpoint: 'readProduct',
    path: `products/${id}?store=${visit.options.store}&lang=_all`,
    optional: true,
    expect: { status: 200, rules: [hasEntries('descriptions')] },
  });
  await probe.call({
    name: 'reviews of a product',
    endpoint: 'listReviews',
    path: `products/${id}/reviews?${query}`,
    expect: { status: 200, shape: reviews.listReviews.response },
  });
  await probe.call({
    name: 'products of a category by its friendlyUrl',
    endpoint: 'listCategoryProducts',
    path: `/api/v2/products/category/${encodeURIComponent(visit.categorySlug ?? 'none')}?page=0&count=5&${query}`,
    optional: true,
    expect: { status: 200, shape: shapes.listCategoryProducts.response },
  });
}
