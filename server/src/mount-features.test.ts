import { expect, test } from 'vitest';
import { allowsOtherOrigins } from './mount-features.ts';

test.each(['/api/v1/products', '/api/v1/customer/login?lang=en', '/actuator/health'])('%s is open', (url) => {
  expect(allowsOtherOrigins(url)).toBe(true);
});

test.each([
  '/',
  '/static/picture.jpg',
  '/api/v1/private/login',
  '/api/v1/private',
  '/api/v1/%70rivate/orders?count=1',
  '/api/v1/private%2Forders',
  '/api//v1/private/orders',
  '/api/v1/%',
])('%s is closed', (url) => {
  expect(allowsOtherOrigins(url)).toBe(false);
});
