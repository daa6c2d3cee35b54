import { pageAddress, queueStoreMail } from '../mail/mail.ts';
import { noticeMessages } from '../messages/en/notice.ts';
import { translate } from '../messages/translate.ts';
import type { Tx } from '../platform/database/database.ts';
import { TYPED } from '../platform/typed-command.ts';
import type { RequestContext } from '../store/store.ts';
import { nameProducts } from './name-products.ts';
import type { ReviewRow } from './reviews-repository.ts';

/** Mails a new or changed review to the merchant, who has to read it before it is shown. */
export const queueReviewNotice = (
  tx: Tx,
  from: Pick<RequestContext, 'store' | 'now' | 'shopUrl'>,
  review: ReviewRow,
): Promise<void> =>
  queueStoreMail(tx, from, async (language) => {
    const words = translate(noticeMessages, language).review;
    const product = (await nameProducts(tx, [review.productId], language))(review.productId, language);
    const page = pageAddress(from.shopUrl, language, `/product/${encodeURIComponent(product.friendlyUrl)}`);
    const subject = words.subject(product.name);
    return {
      key: `review-waiting ${review.id} ${from.now.toISOString()}`,
      customerId: review.customerId,
      subject,
      heading: subject,
      blocks: [
        {
          kind: 'facts',
          rows: [
            { label: words.product, value: product.name },
            { label: words.stars, value: words.rating(review.rating) },
            { label: words.author, value: review.author },
            { label: words.purchase, value: review.verified ? words.verified : words.notVerified },
            { label: words.language, value: review.language },
          ],
        },
        { kind: 'text', text: review.text },
        { kind: 'button', label: words.button, url: page },
        { kind: 'note', text: words.next(TYPED, review.id) },
      ],
    };
  });
