import { z } from 'zod';
import { listOf, listQuery } from '../staff/list-shapes.ts';
import { hostName, mailEncryptions, mailTestAnswers, senderName } from './mail-rules.ts';

const mail = z.object({
  id: z.int(),
  to: z.string(),
  subject: z.string(),
  createdAt: z.string(),
  gaveUpAt: z.string().describe('When it was tried for the last time'),
  tries: z.int(),
  error: z.string().nullable().describe('As the mail server says it'),
  canSend: z.boolean().describe('false: it had a secret link, so its text is deleted; a new one has to be asked for'),
});
export type FailedMail = z.output<typeof mail>;

const list = listOf(mail);
export type FailedMailPage = z.output<typeof list>;

export const listFailedMails = { query: z.object(listQuery), response: list };
export const sendMailsAgain = {
  body: z.object({ ids: z.array(z.int().min(1).max(2_147_483_647)).min(1).max(200).nullable().describe('null: all') }),
  response: z.object({ queued: z.int() }),
};

const email = z.email().max(200);
const version = z.string().max(50);
const password = z.string().min(1).max(300);

const server = z.object({
  host: z.string().trim().toLowerCase().max(253).regex(hostName).describe('A name or an IPv4 address'),
  port: z.int().min(1).max(65_535),
  encryption: z.enum(mailEncryptions),
  user: z.string().trim().min(1).max(200).nullable().describe('null: the server asks for no password'),
});
export type TypedMailServer = z.output<typeof server>;

const sender = {
  senderName: z.string().trim().min(1).max(120).regex(senderName).nullable(),
  senderAddress: email.nullable(),
};

const settings = z.object({
  server: server
    .extend({ encryption: z.enum([...mailEncryptions, 'offered']) })
    .nullable()
    .describe('offered: encrypted if the server can, which only the environment can say'),
  serverSetBy: z.string().nullable().describe('The environment variable that decides it'),
  hasPassword: z.boolean().describe('A password is stored for this server and user'),
  canStorePassword: z.boolean().describe('SECRET is set in the environment, which passwords are encrypted with'),
  senderName: z.string().nullable(),
  senderAddress: z.string().nullable(),
  senderSetBy: z.string().nullable(),
  defaultSender: z.object({ name: z.string(), address: z.string() }).describe('Without a sender'),
  orderNoticeEmail: z.string().nullable(),
  messageNoticeEmail: z.string().nullable(),
  stockNoticeEmail: z.string().nullable(),
  noticeEmail: z.string().nullable().describe('Where other notices go, and these without an address of their own'),
  delivery: z
    .enum(['server', 'mailbox', 'waiting'])
    .describe('mailbox: shown in the mailbox of a shop on this machine. waiting: stored until there is a server'),
  isCopy: z.boolean().describe('A restored copy, which sends no mails'),
  waiting: z.int(),
  failed: z.int().describe('Given up in the last 30 days'),
  lastError: z.string().nullable().describe('Of the newest mail that is not sent, as the mail server says it'),
  version,
});
export type MailSettingsView = z.output<typeof settings>;

const changes = z
  .object({
    server: server.nullable(),
    password: password.describe('Without it the stored one stays, if it belongs to this server and user'),
    ...sender,
    orderNoticeEmail: email.nullable(),
    messageNoticeEmail: email.nullable(),
    stockNoticeEmail: email.nullable(),
  })
  .partial()
  .extend({ version });
export type MailChanges = z.output<typeof changes>;

const test = z.object({
  answer: z.enum(mailTestAnswers),
  reason: z.string().nullable().describe('As the mail server says it, once it has greeted'),
});
export type MailTest = z.output<typeof test>;

export const readMailSettings = { response: settings };
export const saveMailSettings = { body: changes, response: settings };
export const sendTestMail = {
  body: z
    .object({ server: server.describe('Without it the server in use'), password, ...sender })
    .partial()
    .extend({ to: email }),
  response: test,
};
