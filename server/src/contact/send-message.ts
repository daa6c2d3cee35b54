import type { sendMessage as shape } from '@vitrine/contract/contact/contact-shapes.ts';
import { checkMessage } from '@vitrine/contract/contact/message-rules.ts';
import type { Input, ResponseOf } from '@vitrine/contract/endpoint.ts';
import { refuseForm } from '../platform/read-email.ts';
import type { RequestContext } from '../store/store.ts';
import { isFilled, normalizeText, receiveMessage } from './receive-message.ts';

export async function sendMessage(
  ctx: RequestContext,
  { body }: Input<typeof shape>,
): Promise<ResponseOf<typeof shape>> {
  refuseForm(ctx, checkMessage(body));
  return receiveMessage(ctx, isFilled(body.website), {
    kind: 'message',
    name: normalizeText(body.name),
    email: body.email ?? '',
    subject: normalizeText(body.subject),
    orderNumber: normalizeText(body.orderNumber),
    message: (body.comment ?? '').trim(),
  });
}
