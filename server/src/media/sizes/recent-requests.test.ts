import { expect, test } from 'vitest';
import { RecentRequests } from './recent-requests.ts';

test('requests are many until about a second after the last of them', () => {
  let now = 5000;
  const requests = new RecentRequests(2, () => now);
  requests.count();
  requests.count();
  expect(requests.areMany).toBe(false);
  requests.count();
  expect(requests.areMany).toBe(true);
  now += 1000;
  expect(requests.areMany).toBe(true);
  now += 1000;
  expect(requests.areMany).toBe(false);
});
