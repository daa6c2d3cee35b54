import type { CustomerRow } from '../account/account.ts';
import { backOfficeAddress, pageAddress, queueMail, queueStoreMail } from '../mail/mail.ts';
import { noticeMessages } from '../messages/en/notice.ts';
import { reviewMessages } from '../messages/en/review.ts';
import { translate } from '../messages/translate.ts';
import type { Queryable, Tx } from '../platform/database/database.ts';
import { pickTranslation } from '../platform/text/pick-translation.ts';
import { languageName, type RequestContext } from '../store/store.ts';
import { findProductTexts, type ReviewRow } from './reviews-repository.ts';

/** Mails the reason to the author, in the language of the review, with a link to change it. */
export async function queueRefusedMail(
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

/** Mails a new or changed review to the merchant, who has to read it before it is shown. */
export const queueReviewNotice = (
  tx: Tx,
  from: Pick<RequestContext, 'store' | 'now' | 'shopUrl'>,
  review: ReviewRow,
): Promise<void> =>
  queueStoreMail(tx, from, 'others', async (language) => {
    const words = translate(noticeMessages, language).review;
    const product = (await nameProducts(tx, [review.productId], language))(review.productId, language);
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
            { label: words.language, value: languageName(review.language, language) },
          ],
        },
        { kind: 'text', text: review.text },
        {
          kind: 'button',
          label: words.button,
          url: backOfficeAddress(from.shopUrl, '/reviews'),
        },
      ],
    };
  });

interface ReviewedProduct {
  readonly name: string;
  readonly friendlyUrl: string;
}

/** Name of a product in a language, or in the store's first language. */
export type NameProduct = (productId: number, language: string) => ReviewedProduct;

export async function nameProducts(
  db: Queryable,
  productIds: readonly number[],
  fallback: string,
): Promise<NameProduct> {
  const textsOf = Map.groupBy(await findProductTexts(db, productIds), ({ productId }) => productId);
  return (productId, language) => {
    const text = pickTranslation(textsOf.get(productId) ?? [], language, fallback);
    return { name: text?.name ?? String(productId), friendlyUrl: text?.friendlyUrl ?? String(productId) };
  };
}
