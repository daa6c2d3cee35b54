import type { announceDonation as donation, offerHelp as help } from '@vitrine/contract/contact-shapes.ts';
import type { Input, ResponseOf } from '@vitrine/contract/endpoint.ts';
import { checkMessage } from '@vitrine/contract/message-rules.ts';
import { refuseForm } from '../platform/refuse-form.ts';
import type { ShopVisit } from '../store/store.ts';
import { isFilled, normalizeText, takeIn } from './take-in.ts';

export async function offerHelp(visit: ShopVisit, { body }: Input<typeof help>): Promise<ResponseOf<typeof help>> {
  return takeOffer(visit, 'volunteer', body, null);
}

export async function announceDonation(
  visit: ShopVisit,
  { body }: Input<typeof donation>,
): Promise<ResponseOf<typeof donation>> {
  return takeOffer(visit, 'donation', body, normalizeText(String(body.amount ?? ''), 100));
}

/** The message may be missing: the offer itself says enough. */
function takeOffer(
  visit: ShopVisit,
  kind: 'volunteer' | 'donation',
  body: Input<typeof help>['body'],
  amount: string | null,
): Promise<ResponseOf<typeof help>> {
  const problems = checkMessage({ name: body.name ?? '', email: body.email, comment: body.message });
  refuseForm(
    visit,
    problems.filter(({ code }) => code !== 'message.short').map((problem) => renamed(problem)),
  );
  return takeIn(visit, isFilled(body.website), {
    kind,
    name: normalizeText(body.name),
    email: body.email ?? '',
    phone: normalizeText(body.phone, 40),
    amount,
    message: (body.message ?? '').trim(),
  });
}

const renamed = <P extends { readonly field: string }>(problem: P): P =>
  problem.field === 'comment' ? { ...problem, field: 'message' } : problem;
