// People who run the shop, for journeys in the back office.
import { createHmac } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { shopCommand } from './shop-command.ts';

export const staffPassword = 'blue lamp on the street';

/** An address that no other journey has. */
export const newStaffEmail = (name: string): string => `${name}-${crypto.randomUUID().slice(0, 8)}@staff.example`;

/** A link that makes its reader an owner. */
export async function ownerLink(email: string): Promise<string> {
  const link = (await shopCommand('staff', 'owner', email)).find((line) => line.includes('/admin/invitation#'));
  if (!link) throw new Error('the command prints no link');
  return new URL(link.trim()).pathname + new URL(link.trim()).hash;
}

/** Accepts an invitation; the person is signed in afterwards. */
export async function acceptInvitation(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel('Your name').fill(name);
  await page.getByLabel('New password').fill(staffPassword);
  await page.getByRole('button', { name: 'Accept the invitation' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible();
}

/** A new owner, signed in. */
export async function becomeOwner(page: Page, name = 'Olga Owner'): Promise<string> {
  const email = newStaffEmail('owner');
  await acceptInvitation(page, await ownerLink(email), name);
  return email;
}

export async function typePassword(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(staffPassword);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const STEP_SECONDS = 30;

/** Returns the code that an authenticator app shows (RFC 6238). `step`: 1 is the next code. */
export function codeOf(secret: string, step = 0): string {
  const bits = [...secret.replaceAll(' ', '')].map((letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, '0'));
  const bytes = bits.join('').match(/.{8}/g) ?? [];
  const key = Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 1000 / STEP_SECONDS) + step));
  const hash = createHmac('sha1', key).update(counter).digest();
  const at = (hash.at(-1) ?? 0) & 15;
  return String((hash.readUInt32BE(at) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}
