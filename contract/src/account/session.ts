// Calls that every page of a browser loads, for customers who are signed in; all others are in account.ts.

import { endpoint } from '../endpoint.ts';
import type * as shapes from './account-shapes.ts';

export const refreshSession = endpoint<typeof shapes.refreshSession>()({
  name: 'refreshSession',
  access: 'open',
  method: 'POST',
  path: 'customer/session/refresh',
  summary: 'Own addition: renews the token with the session cookie; 401 session.required without it',
});

export const logout = endpoint<typeof shapes.logout>()({
  name: 'logout',
  access: 'open',
  method: 'POST',
  path: 'customer/logout',
  summary: 'Own addition: ends the session immediately in all processes. Succeeds without a session',
});

export const readProfile = endpoint<typeof shapes.readProfile>()({
  name: 'readProfile',
  access: 'customer',
  method: 'GET',
  path: 'auth/customer/profile',
  summary: 'The signed-in customer',
});

export const readCustomerCart = endpoint<typeof shapes.readCustomerCart>()({
  name: 'readCustomerCart',
  access: 'customer',
  method: 'GET',
  path: 'auth/customer/cart',
  summary: 'The customer’s cart, merged with the guest cart of that code; 404 cart.not-found when there is none',
});
