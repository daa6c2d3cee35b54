import type { Database } from '../../platform/database/database.ts';
import { asDatabase } from '../../platform/database/in-transaction.ts';
import { throwDomainError } from '../../platform/domain-error.ts';
import type { Fingerprint } from '../../platform/security/secret.ts';
import { createCache, type RequestContext } from '../../store/store.ts';
import { readPreviewToken } from './preview-token.ts';

interface PreviewOptions {
  readonly db: Database;
  readonly storeCode: string;
  readonly shopUrl: string;
  readonly fingerprint: Fingerprint;
}

/** Does the work of a request with a context in which the draft of a link is published; refuses other links. */
export const previewWith =
  ({ db, storeCode, shopUrl, fingerprint }: PreviewOptions) =>
  async <T>(ctx: RequestContext, link: string, work: (ctx: RequestContext) => Promise<T>): Promise<T> => {
    // The time of the request: a price of the draft begins now, and must not begin after it.
    const { now } = ctx;
    const productId =
      readPreviewToken(fingerprint, link, { storeId: ctx.store.id, now }) ?? throwDomainError('link.invalid');
    const { withDraft } = await import('./drafts.ts');
    return withDraft(db, { storeCode, shopUrl, now }, productId, (tx) => {
      // A transaction is never a replica, and nothing of it may be cached.
      const transaction = asDatabase(tx);
      return work({
        ...ctx,
        db: transaction,
        primary: transaction,
        readDatabaseTime: async () => now,
        cache: createCache().cache,
      });
    });
  };
