// The contexts of requests and commands, from what every feature may use.
import { knownLanguage } from '@vitrine/contract/site/site-languages.ts';
import type { Collect, Expiry, Platform } from './feature.ts';
import type { BaseContext } from './platform/http/mount.ts';
import type { OpenRequest, StaffRequest } from './platform/http/mount-staff.ts';
import {
  type CommandContext,
  chooseLanguage,
  findStore,
  type RequestContext,
  type StaffContext,
} from './store/store.ts';

type Query = Record<string, string>;

export interface ContextFactory {
  /** The store that a request names. */
  findRequestedStore(query: Query): ReturnType<typeof findStore>;
  /** `key` tells stores and languages apart in the cache; `prepare` is called before the use case of a cached response. */
  forShopper(
    query: Query,
    base: BaseContext,
  ): Promise<{ ctx: RequestContext; key: string; prepare: () => Promise<void> }>;
  /** Before somebody is signed in. */
  forOpen(request: OpenRequest, query: Query): Promise<RequestContext>;
  forStaff(request: StaffRequest, query: Query): Promise<StaffContext>;
}

export function createContexts(platform: Platform): ContextFactory {
  const { db, database, cache, clock, shopUrl, storeCode, fingerprint, jobs } = platform;
  const findRequestedStore = (query: Query) => findStore(db, cache, query.store ?? storeCode);
  const always = { primary: db, readDatabaseTime: database.readTime, shopUrl, fingerprint, cache };
  const forOpen: ContextFactory['forOpen'] = async (request, query) => ({
    ...NO_SHOPPER,
    ...always,
    ...request,
    db,
    now: clock(),
    store: await platform.findOwnStore(),
    language: knownLanguage(query.lang?.slice(0, 2) ?? ''),
    allLanguages: false,
    afterResponse: (work) => {
      setImmediate(() => void jobs.attempt('after a response', work));
    },
  });
  return {
    findRequestedStore,
    forShopper: async (query, base) => {
      const store = await findRequestedStore(query);
      const { language, isAll, key } = chooseLanguage(store, query.lang);
      base.tag('store');
      const expiries = followMoments(platform.collect, base);
      const ctx: RequestContext = {
        ...base,
        ...always,
        tag: expiries.tag,
        db: base.isPublic ? database.publicReads : db,
        store,
        language,
        allLanguages: isAll,
        now: clock(),
      };
      return { ctx, key: `${store.code} ${key}`, prepare: expiries.prepare };
    },
    forOpen,
    forStaff: async (request, query) => ({
      ...createCommandContext(platform, { isOpen: true }),
      ...(await forOpen(request, query)),
      staff: request.staff,
      confirmation: request.confirmation,
      actor: `${request.staff.name} <${request.staff.email}>`,
      attempt: (name, work) => jobs.attempt(name, work),
    }),
  };
}

/** `isOpen`: whether shoppers use the database meanwhile. */
export const createCommandContext = (
  { db, database, storeCode, shopUrl, clock }: Platform,
  { isOpen }: Pick<CommandContext, 'isOpen'>,
): CommandContext => ({ db, database, storeCode, shopUrl, now: clock(), actor: 'command', language: 'en', isOpen });

/** Responses to staff are not cached, and a member of staff is no customer. */
const NO_SHOPPER = { isPublic: false, customerId: null, tag: () => {}, validUntil: () => {} } as const;

/** A cached response ends at the moments of what it is made of, which are read before it is made. */
function followMoments(collect: Collect, base: BaseContext): { tag: BaseContext['tag']; prepare(): Promise<void> } {
  const expiries: readonly Expiry[] = collect('expiry');
  let moments: readonly (Date | null)[] = [];
  return {
    tag: (...tags) => {
      base.tag(...tags);
      for (const [index, { follows }] of expiries.entries()) if (follows(tags)) base.validUntil(moments[index]);
    },
    prepare: async () => {
      moments = await Promise.all(expiries.map(({ next }) => next()));
    },
  };
}
