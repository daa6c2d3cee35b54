import type { CustomerRow } from '../account/account.ts';
import { pageAddress, queueMail } from '../mail/mail.ts';
import { reviewMessages } from '../messages/en/review.ts';
import { translate } from '../messages/translate.ts';
import type { Tx } from '../platform/database/database.ts';
import type { RequestContext } from '../store/store.ts';
import type { ReviewedProduct } from './name-products.ts';
import type { ReviewRow } from './reviews-repository.ts';

/** Mails the reason to the author, in the language of the review, with a link to change it. */
export async function queueRefusalMail(
  tx: Tx,
  from: Pick<RequestContext, 'store' | 'now' | 'shopUrl'>,
  review: ReviewRow,
  author: CustomerRow,
  product: ReviewedProduct,
): Promise<void> {
  const { language, text, reason } = review;
  const words = translate(reviewMessages, language);
  const page = pageAddress(from.shopUrl, language, `/product/${encodeURIComponent(product.friendlyUrl)}`);
  await queueMail(tx, from, {
    key: `review-refused ${review.id} ${from.now.toISOString()}`,
    to: author.email,
    customerId: author.id,
    language,
    subject: words.subject(product.name),
    heading: words.heading,
    blocks: [
      { kind: 'text', text: words.greeting(author.firstName) },
      { kind: 'text', text: words.text },
      {
        kind: 'facts',
        rows: [
          { label: words.product, value: product.name },
          { label: words.reason, value: reason ?? '' },
          { label: words.written, value: text },
        ],
      },
      { kind: 'button', label: words.button, url: `${page}#write-review` },
      { kind: 'note', text: words.note },
    ],
    ...(from.store.email !== null && { replyTo: from.store.email }),
  });
}
