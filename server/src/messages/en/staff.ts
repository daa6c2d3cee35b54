// Texts of the mails to staff.
import type { Role } from '@vitrine/contract/staff/permissions.ts';

const roles: Readonly<Record<Role, string>> = {
  owner: 'owner',
  manager: 'manager',
  orders: 'order processing',
  editor: 'editor',
  'read-only': 'read only',
};

export const staffMessages = {
  roles,
  invitation: {
    subject: (shop: string) => `Invitation to run ${shop}`,
    heading: 'You are invited',
    text: (shop: string, role: string) =>
      `You can help to run ${shop}. Your role: ${role}. Choose your name and how you sign in to begin.`,
    button: 'Accept the invitation',
    note: 'The link is valid for 72 hours and works once. If you do not know who invited you, ignore this email.',
  },
  newToken: {
    subject: (shop: string) => `New token for ${shop}`,
    heading: 'New token for a program',
    text: (shop: string, name: string, day: string) =>
      `A token named “${name}” was made with your account at ${shop}. A program can use it until ${day}. If this was not you, change your password now: this ends all your tokens.`,
    button: 'Show the tokens',
    note: 'All your tokens end when you change your password, and when it is reset on the machine of the shop.',
  },
  newNetwork: {
    subject: (shop: string) => `New sign-in to ${shop}`,
    heading: 'New sign-in',
    text: (shop: string) =>
      `Your account at ${shop} was signed in to from a network you have not used before. If this was not you, end the session and change your password now.`,
    button: 'Show my sessions',
  },
  wrongGuesses: {
    subject: (shop: string) => `Failed sign-ins at ${shop}`,
    heading: 'Failed sign-ins',
    text: (shop: string) =>
      `Wrong passwords or codes were tried for your account at ${shop} ten times or more. Nobody got in this way. Make sure that your password is used nowhere else.`,
    button: 'Open my account',
  },
};
