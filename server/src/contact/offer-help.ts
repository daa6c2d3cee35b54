import type { announceDonation as donation, offerHelp as help } from '@vitrine/contract/contact/contact-shapes.ts';
import { checkMessage } from '@vitrine/contract/contact/message-rules.ts';
import type { Input, ResponseOf } from '@vitrine/contract/endpoint.ts';
import { throwFormError } from '../platform/read-email.ts';
import type { RequestContext } from '../store/store.ts';
import { isFilled, normalizeText, receiveMessage } from './send-message.ts';

export async function offerHelp(ctx: RequestContext, { body }: Input<typeof help>): Promise<ResponseOf<typeof help>> {
  return takeOffer(ctx, 'volunteer', body, null);
}

export async function announceDonation(
  ctx: RequestContext,
  { body }: Input<typeof donation>,
): Promise<ResponseOf<typeof donation>> {
  return takeOffer(ctx, 'donation', body, normalizeText(String(body.amount ?? ''), 100));
}

/** The message is optional. */
function takeOffer(
  ctx: RequestContext,
  kind: 'volunteer' | 'donation',
  body: Input<typeof help>['body'],
  amount: string | null,
): Promise<ResponseOf<typeof help>> {
  const issues = checkMessage({ name: body.name ?? '', email: body.email, comment: body.message });
  throwFormError(
    ctx,
    issues.filter(({ code }) => code !== 'message.short').map((issue) => renamed(issue)),
  );
  return receiveMessage(ctx, isFilled(body.website), {
    kind,
    name: normalizeText(body.name),
    email: body.email ?? '',
    phone: normalizeText(body.phone, 40),
    amount,
    message: (body.message ?? '').trim(),
  });
}

const renamed = <P extends { readonly field: string }>(issue: P): P =>
  issue.field === 'comment' ? { ...issue, field: 'message' } : issue;
