// Mails as they lie in the shop's built-in mailbox.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { dataDir } from '../playwright.config.ts';

export interface OpenedMail {
  /** The path of its page in the mailbox. */
  readonly path: string;
  readonly text: string;
  /** The address in the mail that leads to that page. */
  link(page: string): string;
}

/** The path of the mailbox, as the shop has left it for its owner. */
export const mailboxPath = (): string =>
  (JSON.parse(readFileSync(join(dataDir, 'commands.json'), 'utf8')) as { mailbox: string }).mailbox;

/** The newest mail to that address with such a subject; waits until it has come. */
export async function openMail(page: Page, to: string, subject: RegExp): Promise<OpenedMail> {
  let path = '';
  await expect(async () => {
    const list = await (await page.request.get(mailboxPath())).text();
    const rows = [...list.matchAll(/<a href="([^"]+)">([^<]*)<\/a><\/td><td>([^<]*)</g)];
    path = rows.find(([, , title = '', address]) => address === to && subject.test(title))?.[1] ?? '';
    expect(path).not.toBe('');
  }).toPass({ timeout: 15_000 });
  const html = await (await page.request.get(path)).text();
  const text =
    /<pre>([\s\S]*)<\/pre>/
      .exec(html)?.[1]
      ?.replace(/<[^>]+>/g, '')
      .replaceAll('&amp;', '&') ?? '';
  return {
    path,
    text,
    link: (name) => new RegExp(`https?://\\S*${name}\\S*`).exec(text)?.[0] ?? '',
  };
}
