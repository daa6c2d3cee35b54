import type { ShopCommands } from '@vitrine/server';
import { expect, test } from 'vitest';
import { runCommand } from './command-channel.ts';

const member = {
  id: 1,
  email: 'ann@shop.example',
  role: 'owner',
  enabled: true,
  hasTotp: true,
  hasPasskey: true,
  invitedUntil: null,
};
const api = {
  listStaff: async () => ({
    items: [
      { ...member, name: 'Ann', lastSeen: '2030-05-01T10:00:00.000Z' },
      { ...member, id: 2, email: 'bob@shop.example', name: null, hasTotp: false, hasPasskey: false, lastSeen: null },
      { ...member, id: 3, email: 'eve@shop.example', name: 'Eve', enabled: false, lastSeen: null },
    ],
  }),
  resetStaff: async () => ({ link: 'http://shop.test/admin/reset#TOKEN' }),
  makeOwner: async (email: string) => ({
    link: email.startsWith('new') ? 'http://shop.test/admin/invitation#T' : null,
  }),
} as unknown as ShopCommands;
const run = async (...args: string[]) => (await runCommand(api, ['staff', ...args])).lines;

test('people are listed with role, access and second factor', async () => {
  const [, , ann, bob, eve] = await run('list');
  expect(ann).toMatch(/1 +ann@shop\.example +Ann +owner +active +passkey, authenticator app +2030-05-01$/);
  expect(bob).toMatch(/invited$/);
  expect(eve).toMatch(/no access +passkey, authenticator app$/);
});

test('a reset and an invitation print their link on a line of its own', async () => {
  expect((await run('reset', 'ann@shop.example')).at(-1)).toBe('http://shop.test/admin/reset#TOKEN');
  expect((await run('owner', 'new@shop.example')).at(-1)).toBe('http://shop.test/admin/invitation#T');
  expect(await run('owner', 'ann@shop.example')).toEqual(['ann@shop.example is an owner now.']);
});

test.each([[[]], [['remove', 'a@b.example']], [['reset']], [['list', 'a@b.example']]])(
  '%j is refused',
  async (args) => {
    expect((await runCommand(api, ['staff', ...args])).outcome).toBe('wrong');
  },
);
