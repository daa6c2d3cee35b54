// Pure: renders stored mails as pages. No script, so they work with the strictest content security policy.
import { escapeHtml as text } from '../platform/text/escape-html.ts';
import type { MailRow } from './outbox-repository.ts';

export function writeMailboxPage(path: string, mails: readonly MailRow[]): string {
  const rows = mails.map(
    (mail) =>
      `<tr><td><a href="${path}/${mail.id}">${text(mail.subject) || '(no subject)'}</a></td><td>${text(mail.to)}</td><td>${moment(mail.createdAt)}</td></tr>`,
  );
  const list =
    mails.length === 0
      ? '<p>No mails yet.</p>'
      : `<table><tr><th scope="col">Subject</th><th scope="col">To</th><th scope="col">Written</th></tr>${rows.join('')}</table>`;
  return writePage(
    path,
    'Mailbox',
    `<h1>Mailbox</h1><p>No mail server is set (in the back office under Email, or <code>SMTP_URL</code>), so mails are shown here instead of being sent.</p>${list}`,
  );
}

export function writeMailPage(path: string, mail: MailRow): string {
  return writePage(
    path,
    mail.subject,
    `<p><a href="${path}">Mailbox</a></p><h1>${text(mail.subject)}</h1>
<p>To <strong>${text(mail.to)}</strong>, ${moment(mail.createdAt)}</p>
<iframe title="The mail" src="${path}/${mail.id}/content" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>
<h2>As plain text</h2><pre>${linked(mail.text)}</pre>`,
  );
}

const writePage = (path: string, title: string, main: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${text(title)}</title><link rel="stylesheet" href="/api/docs.css"><link rel="stylesheet" href="${path}/page.css"></head>
<body><main>${main}</main></body></html>`;

const moment = (date: Date): string =>
  `<time datetime="${date.toISOString()}">${date.toISOString().slice(0, 16).replace('T', ' ')} UTC</time>`;

const linked = (plain: string): string =>
  plain
    .split(/(https?:\/\/[^\s<>"]+)/)
    .map((part, index) => (index % 2 === 1 ? `<a href="${text(part)}">${text(part)}</a>` : text(part)))
    .join('');

export const MAILBOX_STYLE = `
iframe { width: 100%; height: 75vh; border: 1px solid var(--line); border-radius: 4px; background: #fcfaf7; }
pre { max-height: none; white-space: pre-wrap; overflow-wrap: anywhere; }
`;
