import { ApiError } from '@vitrine/contract/domain-error.ts';
import { expect, test } from 'vitest';
import { errorCode, errorMessage } from './error-message.ts';

test('a message of the server is shown unchanged', () => {
  expect(errorMessage(new ApiError(429, 'payment.too-many', 'Too many tries'), 'en')).toBe('Too many tries');
  expect(errorMessage(new ApiError(503, 'payment.away', 'The provider is away'), 'en')).toBe('The provider is away');
});

test('server errors and lost connections have their own messages, in the language of the page', () => {
  expect(errorMessage(new ApiError(500, '500', 'inner words'), 'en')).toMatch(/^Something went wrong on our side/);
  expect(errorMessage(new ApiError(502, '502', ''), 'fr')).toMatch(/^Une erreur est survenue chez nous/);
  expect(errorMessage(new TypeError('Failed to fetch'), 'fr')).toMatch(/^Connexion impossible/);
});

test('only a domain error has a code', () => {
  expect(errorCode(new ApiError(409, 'order.price-changed', ''))).toBe('order.price-changed');
  expect(errorCode(new TypeError('Failed to fetch'))).toBeUndefined();
});
