import type { sendMessage as shape } from '@vitrine/contract/contact-shapes.ts';
import type { Answer, Input } from '@vitrine/contract/endpoint.ts';
import { checkMessage } from '@vitrine/contract/message-rules.ts';
import { refuseForm } from '../platform/refuse-form.ts';
import type { ShopVisit } from '../store/store.ts';
import { isFilled, takeIn, tidy } from './take-in.ts';

export async function sendMessage(visit: ShopVisit, { body }: Input<typeof shape>): Promise<Answer<typeof shape>> {
  refuseForm(visit, checkMessage(body));
  return takeIn(visit, isFilled(body.website), {
    kind: 'message',
    name: tidy(body.name),
    email: body.email ?? '',
    subject: tidy(body.subject),
    orderNumber: tidy(body.orderNumber),
    message: (body.comment ?? '').trim(),
  });
}
