import type { Product } from '@vitrine/contract/catalog/catalog-shapes.ts';
import { expect, test } from 'vitest';
import { wishedCard } from './wished-card.ts';

const product = (change: Partial<Product>) =>
  ({
    id: 1,
    sku: 'LAMP',
    description: { id: 1, language: 'en', name: 'Lamp', friendlyUrl: 'lamp', highlights: null },
    images: [],
    image: null,
    options: [],
    variants: [],
    categories: [],
    properties: [],
    productSpecifications: { width: null, length: null, height: null, weight: null },
    canBePurchased: true,
    quantity: 3,
    preOrder: false,
    ...change,
  }) as unknown as Product;

test.each([
  ['in stock', {}, 'add'],
  ['announced and not in stock', { preOrder: true, quantity: 0 }, 'pre-order'],
  ['sold out', { quantity: 0 }, 'alert'],
] as const)('a wished product that is %s', (_, change, action) => {
  expect(wishedCard(product(change), 'LAMP', 'http://shop.test', 'en').action).toBe(action);
});
