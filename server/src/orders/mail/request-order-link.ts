import { checkEmail } from '@vitrine/contract/address/address-rules.ts';
import { checkGivenOrderNumber } from '@vitrine/contract/contact/message-rules.ts';
import type { Input, ResponseOf } from '@vitrine/contract/endpoint.ts';
import type { requestOrderLink as shape } from '@vitrine/contract/orders/orders-shapes.ts';
import { orderMessages } from '../../messages/en/order.ts';
import { translate } from '../../messages/translate.ts';
import { rateLimitEmails, throwFormError } from '../../platform/read-email.ts';
import type { RequestContext } from '../../store/store.ts';
import { orderIdIn } from '../order-number.ts';
import { changeOrder, findOrder } from '../orders-repository.ts';
import type { OrderServices } from '../payment/payment-services.ts';
import { mailOrderLink } from './order-mail.ts';

/**
 * The response is sent before the order is looked up: neither its words nor its time reveal whether the order exists. The
 * mail is in the language of the order.
 */
export async function requestOrderLink(
  ctx: RequestContext & OrderServices,
  { body }: Input<typeof shape>,
): Promise<ResponseOf<typeof shape>> {
  throwFormError(ctx, [...checkGivenOrderNumber(body.orderNumber), ...checkEmail(body.email)]);
  const email = (body.email ?? '').trim().toLowerCase();
  await rateLimitEmails(ctx, 'order link', email);
  // The honeypot field was filled in: nothing is mailed.
  if (!body.website) ctx.afterResponse(() => mailLink(ctx, orderIdIn(body.orderNumber ?? ''), email));
  return { message: translate(orderMessages, ctx.language).link.onItsWay };
}

async function mailLink(ctx: RequestContext & OrderServices, id: number, email: string): Promise<void> {
  const order = await findOrder(ctx.db, ctx.store.id, id);
  if (!order || order.emailAddress.toLowerCase() !== email) return;
  await ctx.db.transaction(async (tx) => {
    await changeOrder(tx, order.id, { linkSentAt: ctx.now });
    await mailOrderLink(tx, ctx, order);
  });
}
