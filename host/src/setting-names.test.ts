import { expect, test } from 'vitest';
import { findMisspelt } from './setting-names.ts';

const SETTINGS = ['PORT', 'HOST', 'SHOP_URL', 'DATABASE_URL', 'SMTP_URL', 'TRUST_PROXY'];

test.each([
  ['SHOP_ULR', 'SHOP_URL'],
  ['DATABSE_URL', 'DATABASE_URL'],
  ['DATABASE_URLS', 'DATABASE_URL'],
  ['TRUST-PROXY', 'TRUST_PROXY'],
  ['shop_url', 'SHOP_URL'],
])('%s is taken for %s', (name, meant) => {
  expect(findMisspelt([name], SETTINGS)).toEqual([{ name, meant }]);
});

test.each(['PATH', 'POST', 'SHOP_URL', 'SHOPS', 'DATABASE', 'REDIS_URL', 'HOSTNAME', 'npm_config_cache'])(
  '%s is not taken for a setting',
  (name) => {
    expect(findMisspelt([name], SETTINGS)).toEqual([]);
  },
);
