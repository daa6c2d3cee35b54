import { expect, test } from 'vitest';
import type { Settings } from '../environment.ts';
import { judgeSettings } from './judge-settings.ts';

const settings = {
  shopUrl: 'https://shop.example',
  trustProxy: ['127.0.0.1'],
  databaseUrl: 'postgres://localhost/shop',
  mail: { smtpUrl: 'smtp://mail.example', from: undefined },
  metrics: { host: 'localhost', port: 9464 },
  pictureOrigins: ['https://cdn.example'],
} as Partial<Settings> as Settings;
const findings = (other: Partial<Settings>, unknown: string[] = []) =>
  judgeSettings({ ...settings, ...other }, unknown).filter(({ level }) => level !== 'good');

test('a shop that is set up for shoppers has no issue', () => {
  expect(findings({})).toEqual([]);
});

test.each<[string, Partial<Settings>, RegExp]>([
  ['a public address without https', { shopUrl: 'http://shop.example' }, /public without https/],
  ['no public address', { shopUrl: 'http://localhost:3000' }, /links lead to http:\/\/localhost/],
  ['https without a trusted proxy', { trustProxy: undefined }, /TRUST_PROXY is not set/],
  ['the embedded database', { databaseUrl: undefined }, /embedded/],
  ['no mail server', { mail: { smtpUrl: undefined, from: undefined } }, /not sent/],
  ['metrics for everybody', { metrics: { host: '0.0.0.0', port: 1 } }, /0\.0\.0\.0/],
  [
    'an http server behind an https shop',
    { apiUrl: 'http://shopizer.example:8080' },
    /pictures of http:\/\/shopizer\.example:8080 are not shown/,
  ],
  [
    'pictures of this machine in a public shop',
    { pictureOrigins: ['https://cdn.example', 'http://localhost:8080'] },
    /pictures of http:\/\/localhost:8080 are not shown/,
  ],
])('%s is reported with what to do', (_, other, text) => {
  const [found, ...more] = findings(other);
  expect(found?.text).toMatch(text);
  expect(found?.remedy).toBeTruthy();
  expect(more).toEqual([]);
});

test('unknown names in .env are listed', () => {
  expect(findings({}, ['DATABASE_PASS'])[0]?.text).toContain('DATABASE_PASS');
});
