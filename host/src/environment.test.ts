import { afterEach, expect, test, vi } from 'vitest';
import { findMisspelt, readEnvironment } from './environment.ts';

afterEach(() => vi.unstubAllEnvs());

function read(given: Readonly<Record<string, string>>) {
  for (const [name, value] of Object.entries(given)) vi.stubEnv(name, value);
  return readEnvironment();
}

test.each([
  ['the publishable key of Stripe', { STRIPE_SECRET_KEY: 'pk_live_abc' }, /STRIPE_SECRET_KEY must be .*not .*pk_/],
  [
    'a key of Stripe for the webhook',
    { STRIPE_WEBHOOK_SECRET: 'sk_live_abc' },
    /STRIPE_WEBHOOK_SECRET must be .*whsec_/,
  ],
  ['a shop below a path', { SHOP_URL: 'https://shop.example/store' }, /SHOP_URL must be .* without a path/],
  ['a shop with a query', { SHOP_URL: 'https://shop.example?lang=fr' }, /SHOP_URL must be .* without a path/],
  ['a shop with a fragment', { SHOP_URL: 'https://shop.example/#top' }, /SHOP_URL must be .* without a path/],
  ['a shop with a password', { SHOP_URL: 'https://me:mine@shop.example' }, /SHOP_URL must be .* without a path/],
  ['one port for two servers', { PORT: '4000', METRICS_PORT: '4000' }, /METRICS_PORT is 4000, as PORT is/],
  ['one port for all addresses', { PORT: '4000', METRICS_PORT: '4000', HOST: '0.0.0.0' }, /METRICS_PORT is 4000/],
])('%s is refused', (_, given, line) => {
  expect(() => read(given)).toThrow(line);
});

test.each([
  ['a slash', 'DATABASE_URL', 'postgres://shop:pa/ss@db.example:5432/shop'],
  ['a slash after digits', 'DATABASE_URL', 'postgres://shop:12/34@db.example:5432/shop'],
  ['a hash', 'DATABASE_LISTEN_URL', 'postgres://shop:pa#ss@db.example:5432/shop'],
  ['a hash after digits', 'DATABASE_READ_URL', 'postgres://shop:12#34@db.example:5432/shop'],
  ['a question mark', 'SMTP_URL', 'smtp://shop:pa?ss@mail.example:587'],
  ['a question mark after digits', 'SMTP_URL', 'smtp://shop:12?34@mail.example:587'],
  ['a percent sign', 'SMTP_URL', 'smtp://shop:100%25%@mail.example:587'],
  ['a percent sign before letters', 'DATABASE_URL', 'postgres://shop:50%zz@db.example/shop'],
])('a password with %s is named with what to write', (_, name, value) => {
  expect(() => read({ [name]: value })).toThrow(
    `The setting ${name} has a user or password with a character that must be encoded: write / as %2F, # as %23, ? as %3F and % as %25`,
  );
});

test.each([
  ['DATABASE_URL', 'postgres://me%40server:pa%2Fss%23@db.example:5432/shop?options=-c%20a'],
  ['DATABASE_URL', 'postgres://db.example:5432/shop?user=me@server'],
  ['DATABASE_URL', 'postgres://shop:p@ss:word@db.example/shop'],
  ['SMTP_URL', 'smtp://me@shop.example:pass@mail.example:587/?pool=true'],
  ['SHOP_URL', 'https://shop.example/'],
  ['STRIPE_SECRET_KEY', 'rk_live_abc'],
])('%s %s is accepted', (name, value) => {
  expect(() => read({ [name]: value })).not.toThrow();
});

test('metrics at the same port of another address are accepted, and at any free one', () => {
  expect(read({ PORT: '4000', METRICS_PORT: '4000', HOST: '10.0.0.1', METRICS_HOST: '127.0.0.1' }).metrics?.port).toBe(
    4000,
  );
  expect(read({ PORT: '0', METRICS_PORT: '0' }).metrics?.port).toBe(0);
});

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
