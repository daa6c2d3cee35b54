import { z } from 'zod';
import { storeQuery } from '../common-query.ts';

const name = z.string().trim().max(200).nullish();
const byKey = {
  query: storeQuery,
  body: z.object({ key: z.string().min(1).max(128).describe('From the link in the mail') }),
  response: z.object({ email: z.string() }),
};

export const subscribeToNewsletter = {
  query: storeQuery,
  body: z.object({ email: z.string().max(300), firstName: name, lastName: name }),
  response: z.object({ message: z.string().describe('What to do next, in the language of the request') }),
};
export const confirmNewsletter = byKey;
export const leaveNewsletter = byKey;
const params = z.object({ email: z.string().min(1).max(300) });
export const renewNewsletter = {
  ...subscribeToNewsletter,
  params,
  body: subscribeToNewsletter.body.partial().describe('The address in the path counts'),
};
export const askToLeaveNewsletter = { params, query: storeQuery, response: subscribeToNewsletter.response };
