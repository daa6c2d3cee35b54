// A feature as a module: what the shop must know about it, in one file `<feature>-feature.ts`, and nothing else knows it. The
// list of all is features.ts.
import type { Endpoint } from '@vitrine/contract/endpoint.ts';
import type { TodoCounts } from '@vitrine/contract/orders/staff-orders-shapes.ts';
import type { Permission } from '@vitrine/contract/staff/permissions.ts';
import type { FastifyInstance } from 'fastify';
import type { Changes } from './platform/changes.ts';
import type { Queryable } from './platform/database/database.ts';
import type { Caller, Mount } from './platform/http/mount.ts';
import type { MountOpen, SignedInStaff, StaffMount } from './platform/http/mount-staff.ts';
import type { RetentionTask } from './platform/jobs/retention-job.ts';
import type { Fingerprint } from './platform/security/secret.ts';
import type { FeatureHealth } from './server-figures.ts';
import type {
  CacheGet,
  CommandContext,
  JobContext,
  PersonalDataHandler,
  RequestContext,
  StaffContext,
  StoreRow,
} from './store/store.ts';

/** Every feature is started with this. */
export interface Platform extends JobContext {
  readonly changes: Changes;
  /** Caches records until one of their tags is invalidated. */
  readonly cache: CacheGet;
  readonly fingerprint: Fingerprint;
  /** Whether the secret comes from the environment; otherwise it is in the database. */
  readonly isSecretConfigured: boolean;
  /** The store of this shop, as requests know it. */
  findOwnStore(): Promise<StoreRow>;
  readonly collect: Collect;
}

/** Collects what all features return under that name, in the order of the list. Complete when all are started. */
export type Collect = <K extends keyof FeatureParts>(part: K) => readonly NonNullable<FeatureParts[K]>[];

/** Work of staff that waits, for Today. */
export interface Todo {
  readonly permission: Permission;
  count(db: Queryable, storeId: number, now: Date): Promise<number>;
}

/** Identifies staff for the routes of all features. One feature gives it. */
export interface StaffAccess {
  /** Whether staff can sign in at the shop's address. */
  readonly admitsStaff: boolean;
  /** Refunds above this amount need the password again. */
  readonly largeAmount: number;
  /** The person who is signed in; null for everybody else. `isUse`: a person caused the request, not an open page. */
  identify(caller: Caller, isUse: boolean): Promise<SignedInStaff | null>;
  /** Records that a person looked at personal data. */
  recordRead(ctx: StaffContext, endpoint: Endpoint, subject: string): Promise<void>;
}

/** When cached values become wrong by date alone. */
export interface Expiry {
  follows(tags: readonly string[]): boolean;
  /** Null if no such moment is known. */
  next(): Promise<Date | null>;
}

/** A feature returns this to the server. Everything is optional. */
export interface FeatureParts<Api = unknown, Commands = Readonly<Record<string, Command>>> {
  /** For the features that need this one, and for the host. */
  readonly api?: Api;
  /** Endpoints for shoppers. */
  routes?(mount: Mount<RequestContext>): void;
  /** Endpoints for staff; `mountOpen` is for those before somebody is signed in. */
  staffRoutes?(mount: StaffMount<StaffContext>, mountOpen: MountOpen<RequestContext>): void;
  /** Routes that are not in the contract, and hooks of the HTTP server. */
  pages?(app: FastifyInstance): void | Promise<void>;
  /** Use cases of staff that can be called on the machine of the shop. */
  readonly commands?: Commands;
  /** Called when something was changed, by this process or another. */
  onChange?(tags: ReadonlySet<string>): void;
  readonly expiry?: Expiry;
  readonly personalData?: PersonalDataHandler;
  /** By the name of what is deleted. */
  readonly retention?: Readonly<Record<string, RetentionTask>>;
  readonly todo?: Readonly<Partial<Record<keyof TodoCounts, Todo>>>;
  readonly health?: FeatureHealth;
  readonly staffAccess?: StaffAccess;
  /** The customer whose token the request carries. */
  identifyCustomer?(caller: Caller, storeId: number): Promise<number | null>;
  /** Does the work with a context in which a draft is published, for the link of a preview; refuses other links. */
  preview?<T>(ctx: RequestContext, link: string, work: (ctx: RequestContext) => Promise<T>): Promise<T>;
  /** Finishes what ended processes have left, before a command runs without the shop. */
  beforeCommands?(): Promise<void>;
  /** Writes or opens what the shop needs before its first request. Not called for a command. */
  prepare?(): Promise<void>;
  /** Begins background work. Not called for a command. */
  jobs?(): readonly { stop(): Promise<void> }[];
  /** Ends the responses that have no end of their own. */
  endStreams?(): void;
  /** Closes what `start` has opened, after the jobs of this feature and after the features above it. */
  stop?(): Promise<void>;
}

type Command = (ctx: CommandContext, ...rest: never[]) => unknown;

/** Any feature, for the list and for `needs`. */
export interface AnyFeature {
  readonly name: string;
  readonly needs: readonly AnyFeature[];
  start(given: never, settings: never): FeatureParts | Promise<FeatureParts>;
}

interface Feature<Name extends string, Needs extends readonly AnyFeature[], Settings, Api, Commands> {
  readonly name: Name;
  /** Features whose public API this one may use. They are above it in the list; the layers come from here. */
  readonly needs: Needs;
  /**
   * Opens the feature, without writing anything and without background work: a command starts all features, too. `settings` are
   * the options of the server that only this feature reads.
   */
  start(
    given: Platform & ApisOf<Needs[number]>,
    settings: Settings,
  ): FeatureParts<Api, Commands> | Promise<FeatureParts<Api, Commands>>;
}

export const defineFeature = <
  const Name extends string,
  const Needs extends readonly AnyFeature[],
  Settings = unknown,
  Api = unknown,
  Commands extends Readonly<Record<string, Command>> = Readonly<Record<never, never>>,
>(
  feature: Feature<Name, Needs, Settings, Api, Commands>,
): Feature<Name, Needs, Settings, Api, Commands> => feature;

type ApiOf<F> = F extends Feature<string, readonly AnyFeature[], never, infer Api, infer _> ? Api : never;

/** The public APIs of these features by name. */
export type ApisOf<F extends AnyFeature> = { readonly [One in F as One['name']]: ApiOf<One> };

/** From functions of several types the type that all of them accept. */
type AllOf<Taking> = [Taking] extends [(one: infer All) => void] ? All : never;

/** The settings of all these features together. */
export type SettingsOf<F extends AnyFeature> = AllOf<
  F extends Feature<string, readonly AnyFeature[], infer Settings, infer _, infer __> ? (one: Settings) => void : never
>;

/** The commands of all these features together. */
export type CommandsOf<F extends AnyFeature> = AllOf<
  F extends Feature<string, readonly AnyFeature[], never, infer _, infer Commands> ? (one: Commands) => void : never
>;

/** Adds what a feature has to the context of its commands, as `extendMount` does for requests. */
export const extendCommand =
  <S extends object>(services: () => S | Promise<S>) =>
  <A extends readonly unknown[], R>(useCase: (ctx: CommandContext & S, ...rest: A) => Promise<R>) =>
  async (ctx: CommandContext, ...rest: A): Promise<R> =>
    useCase({ ...ctx, ...(await services()) }, ...rest);

/** A place for what a feature needs from one above it: the lower feature defines the type, the higher one fills it at the start. */
export class Slot<T> {
  private readonly name: string;
  private content: { readonly value: T } | undefined;

  constructor(name: string) {
    this.name = name;
  }

  fill(value: T): void {
    if (this.content) throw new Error(`${this.name} is given twice`);
    this.content = { value };
  }

  /** To be called when all features are started: for a request, not at the start. */
  get(): T {
    if (!this.content) throw new Error(`no feature gives ${this.name}`);
    return this.content.value;
  }
}
