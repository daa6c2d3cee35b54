import { expect, test } from 'vitest';
import { stateOf } from './member-table.tsx';

const now = new Date('2026-01-02T12:00:00Z');
const member = {
  id: 1,
  name: 'Ada' as string | null,
  email: 'ada@example.com',
  role: 'editor' as const,
  enabled: true,
  hasTotp: false,
  hasPasskey: false,
  invitedUntil: null as string | null,
  lastSeen: null,
};

test('a person with a name is active until access is taken away', () => {
  expect(stateOf(member, now)).toBe('active');
  expect(stateOf({ ...member, enabled: false }, now)).toBe('disabled');
});

test('a person without a name is invited until the invitation expires', () => {
  const invited = { ...member, name: null };
  expect(stateOf({ ...invited, invitedUntil: '2026-01-02T12:00:01Z' }, now)).toBe('invited');
  expect(stateOf({ ...invited, invitedUntil: '2026-01-02T11:59:59Z' }, now)).toBe('expired');
  expect(stateOf(invited, now)).toBe('expired');
});
