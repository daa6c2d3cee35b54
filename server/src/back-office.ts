// The back office's part of the API: who is signed in, the context of a use case for staff, and the routes.
import { knownLanguage } from '@vitrine/contract/site-languages.ts';
import type { FastifyInstance } from 'fastify';
import {
  mountBulkChanges,
  mountMerchantCatalog,
  mountProductEditing,
  mountStructureEditing,
} from './catalog/catalog-merchant-routes.ts';
import { bulkChanges } from './catalogue-file/bulk/bulk-changes.ts';
import { mountCatalogueFile } from './catalogue-file/catalogue-file-merchant-routes.ts';
import { productEditing, storeEditing } from './catalogue-file/edit/product-editing.ts';
import { structureEditing } from './catalogue-file/edit/structure-editing.ts';
import { undoOrPreview } from './catalogue-file/import-file.ts';
import { countMessages } from './contact/contact.ts';
import type { EventHub } from './events/events.ts';
import { mountMerchantEvents } from './events/events-merchant-routes.ts';
import { mountMerchantHistory } from './history/history-merchant-routes.ts';
import type { AdminContext } from './orders/admin-context.ts';
import { emptyShop } from './orders/empty-shop.ts';
import { mountMerchantOrders } from './orders/orders-merchant-routes.ts';
import type { Clock } from './platform/clock.ts';
import type { MountedEndpoint } from './platform/http/mount.ts';
import { createMerchantMount, type EntranceRequest, type StaffRequest } from './platform/http/mount-merchant.ts';
import type { Jobs } from './platform/jobs.ts';
import type { Fingerprint } from './platform/secret.ts';
import { countWaitingReviews } from './reviews/reviews.ts';
import { findMerchantProducts, refreshDocuments } from './search/search.ts';
import { identifyStaff, recordRead } from './staff/staff.ts';
import type { EntranceContext, StaffContext } from './staff/staff-context.ts';
import { mountStaff } from './staff/staff-routes.ts';
import type { StoreRow } from './store/store.ts';
import { mountMerchantStore } from './store/store-merchant-routes.ts';
import { countUnmatchedWithdrawals } from './withdrawal/withdrawal.ts';

/** The whole context of a use case for staff, which is also a command: every feature takes the part it needs. */
interface MerchantRequestContext extends Omit<AdminContext, 'confirmation'>, StaffContext {
  /** Runs work that may outlast the request. A failure is logged and counted, never thrown. */
  readonly attempt: Jobs['attempt'];
}

interface BackOfficeOptions {
  /** The context of the merchant's commands: the same use cases, called by somebody else. */
  createAdminContext(): AdminContext;
  findOwnStore(): Promise<StoreRow>;
  readonly clock: Clock;
  /** Whether staff can sign in at the shop's address. */
  readonly admitsStaff: boolean;
  /** Refunds above this amount need the password again. */
  readonly largeAmount: number;
  readonly fingerprint: Fingerprint;
  readonly jobs: Pick<Jobs, 'attempt'>;
  readonly events: EventHub;
  /** Whether mails really leave the shop. */
  sendsMail(): boolean;
}

export function createBackOfficeMount(
  options: BackOfficeOptions,
): (app: FastifyInstance, mounted: MountedEndpoint[]) => void {
  const { createAdminContext, findOwnStore, clock, fingerprint, jobs } = options;
  const createEntrance = async (request: EntranceRequest, query: Record<string, string>): Promise<EntranceContext> => {
    const { db, merchant, shopUrl, now } = createAdminContext();
    return {
      ...request,
      db,
      merchant,
      shopUrl,
      now,
      store: await findOwnStore(),
      language: knownLanguage(query.lang?.slice(0, 2) ?? ''),
      fingerprint,
      afterResponse: (work) => {
        setImmediate(() => void jobs.attempt('after a response', work));
      },
    };
  };
  const createContext = async (
    request: StaffRequest,
    query: Record<string, string>,
  ): Promise<MerchantRequestContext> => ({
    ...createAdminContext(),
    ...(await createEntrance(request, query)),
    ...request,
    actor: `${request.staff.name} <${request.staff.email}>`,
    sendsMail: options.sendsMail(),
    attempt: (name, work) => jobs.attempt(name, work),
  });
  return (app, mounted) => {
    const { db, shopUrl } = createAdminContext();
    const { mountMerchant, mountEntrance } = createMerchantMount<EntranceContext, MerchantRequestContext>({
      app,
      shopUrl,
      admitsStaff: options.admitsStaff,
      largeAmount: options.largeAmount,
      now: clock,
      identify: async (caller, isUse) => {
        const { id: storeId } = await findOwnStore();
        return identifyStaff({ db, storeId, shopUrl, now: clock() }, caller, isUse);
      },
      createEntrance,
      createContext,
      recordRead,
      mounted,
    });
    mountStaff(mountEntrance, mountMerchant);
    mountMerchantCatalog(mountMerchant, { findProducts: findMerchantProducts, refreshWords: refreshDocuments });
    mountProductEditing<MerchantRequestContext>(mountMerchant, productEditing);
    mountStructureEditing(mountMerchant, structureEditing);
    mountBulkChanges(mountMerchant, bulkChanges);
    mountCatalogueFile(mountMerchant);
    mountMerchantHistory(mountMerchant, undoOrPreview);
    mountMerchantStore(mountMerchant, { ...storeEditing, emptyShop });
    mountMerchantEvents(mountMerchant, options.events);
    mountMerchantOrders(mountMerchant, { countWaitingReviews, countMessages, countUnmatchedWithdrawals });
  };
}
