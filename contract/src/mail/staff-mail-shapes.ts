import { z } from 'zod';
import { listOf, listQuery } from '../staff/list-shapes.ts';

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
