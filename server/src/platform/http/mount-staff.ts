// Mounts the endpoints for staff: from where, who asks, with which permission, then the input.
//
// `mountForStaff` is for people who are signed in, `mountOpen` for what they call before: sign-in, first owner,
// invitation. An endpoint with `danger: true` is refused here until the person has confirmed who they are. With
// `danger: 'large'` it depends on an amount that only the use case knows: it decides with `ctx.confirmation` before it
// changes anything.
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import {
  addressesOf,
  BACKGROUND_HEADER,
  type Endpoint,
  type Input,
  type ResponseOf,
  type Shape,
  type StaffTerms,
} from '@vitrine/contract/endpoint.ts';
import type { Permission, Role } from '@vitrine/contract/staff/permissions.ts';
import * as own from '@vitrine/contract/staff/staff.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { throwDomainError } from '../domain-error.ts';
import { requirePermissions } from '../require-permissions.ts';
import { throwIfCrossSite } from './cross-site.ts';
import { type Caller, callerOf, cleanQuery, type MountedEndpoint, parseInput } from './mount.ts';
import { serializeResponse } from './serialized-json.ts';

/** A member of staff who is signed in. */
export interface SignedInStaff {
  readonly id: number;
  /** 0: a program with a token, which has none. */
  readonly sessionId: number;
  readonly name: string;
  readonly email: string;
  readonly role: Role;
  readonly permissions: ReadonlySet<Permission>;
  readonly hasPassword: boolean;
  readonly hasTotp: boolean;
  readonly hasPasskey: boolean;
  /** The person must set up a passkey or an authenticator app before anything else. */
  readonly mustAddFactor: boolean;
  /** A program with this token of the person: nobody is there who could confirm anything. Null: the person. */
  readonly tokenId: number | null;
  /** Until then dangerous steps need no password. */
  readonly confirmedUntil: Date | null;
}

/** A request of the back office adds this to the context of its use case. */
export interface OpenRequest {
  readonly caller: Caller;
  readonly setHeader: (name: string, value: string) => void;
  /** Sends the response as bytes of this media type instead of as JSON. */
  readonly respondAs: (type: string) => void;
}

/** For `danger: 'large'`: whether the caller has just confirmed who they are, and for which amounts they have to. */
export interface Confirmation {
  readonly isGiven: boolean;
  /** In units of the currency; what is above is large. */
  readonly largeAmount: number;
  /** The person or the token, by which the use case counts what is done without a confirmation. */
  readonly caller: string;
  /** A person is asked to confirm; a program cannot do so. */
  readonly throwUnconfirmed: () => never;
}

export interface StaffRequest extends OpenRequest {
  readonly staff: SignedInStaff;
  readonly confirmation: Confirmation;
}

type MountWith<A extends 'staff' | 'open', V> = <S extends Shape>(
  endpoint: Endpoint<A, S>,
  shape: S,
  useCase: (ctx: V, input: Input<S>) => Promise<ResponseOf<S>>,
) => void;

export type StaffMount<V> = MountWith<'staff', V>;
export type MountOpen<V> = MountWith<'open', V>;

interface StaffMountOptions<E, V> {
  readonly app: FastifyInstance;
  readonly shopUrl: string;
  /** Whether staff can sign in at the shop's address. */
  readonly admitsStaff: boolean;
  /** Above this amount a refund is large. */
  readonly largeAmount: number;
  readonly now: () => Date;
  /** The person who is signed in; null for everybody else. `isUse`: a person caused the request, not an open page. */
  identify(caller: Caller, isUse: boolean): Promise<SignedInStaff | null>;
  createOpenContext(request: OpenRequest, query: Record<string, string>): Promise<E>;
  createContext(request: StaffRequest, query: Record<string, string>): Promise<V>;
  /** Records that a person looked at personal data. */
  recordRead(ctx: V, endpoint: Endpoint, subject: string): Promise<void>;
  readonly mounted: MountedEndpoint[];
}

const JSON_TYPE = 'application/json; charset=utf-8';
const FILE_TYPE = 'application/octet-stream';

export function createStaffMount<E, V>(
  options: StaffMountOptions<E, V>,
): { readonly mountForStaff: StaffMount<V>; readonly mountOpen: MountOpen<E> } {
  const { app, shopUrl, admitsStaff, largeAmount, now, identify, mounted } = options;
  const route = (
    endpoint: Endpoint,
    shape: Shape,
    answer: (request: FastifyRequest, base: OpenRequest, query: Record<string, string>) => Promise<unknown>,
  ): void => {
    mounted.push({ endpoint, shape });
    const handleRequest = async (request: FastifyRequest, reply: FastifyReply) => {
      const caller = callerOf(request);
      reply.header('cache-control', 'no-store');
      throwIfCrossSite(caller, shopUrl);
      if (!admitsStaff) throwDomainError('staff.needs-https');
      let type = JSON_TYPE;
      const base: OpenRequest = {
        caller,
        setHeader: (name, value) => {
          reply.header(name, value);
        },
        respondAs: (other) => {
          type = other;
        },
      };
      const response = await answer(request, base, cleanQuery(request.query as Record<string, unknown>));
      if (response === null) return reply.code(204).send();
      return reply
        .code(endpoint.success ?? 200)
        .type(type)
        .send(bodyOf(shape, response));
    };
    const add = (on: FastifyInstance) => {
      for (const address of addressesOf(endpoint))
        on.route({
          method: endpoint.method,
          url: address.replace(/\{(\w+)\}/g, ':$1'),
          handler: handleRequest,
          // Nobody would read the stream.
          ...(endpoint.isStream && { exposeHeadRoute: false }),
        });
    };
    if (!endpoint.upload) add(app);
    else
      app.register(async (scope) => {
        // Not read before it is known who sends it.
        scope.addContentTypeParser(FILE_TYPE, (_, stream, done) => done(null, stream));
        add(scope);
      });
  };
  return {
    mountForStaff: (endpoint, shape, useCase) => {
      const { staff: terms } = endpoint;
      if (!terms) throw new Error(`${endpoint.name} does not say who may call it`);
      route(endpoint, shape, async ({ params, body }, base, query) => {
        const isUse = !endpoint.isStream && base.caller.header(BACKGROUND_HEADER) === undefined;
        const staff = (await identify(base.caller, isUse)) ?? throwDomainError('staff.session-required');
        // Before validation, so that callers without the permission learn nothing.
        throwWithoutPermission(staff, endpoint, terms);
        if (terms.danger === true && !isConfirmed(staff, now())) throwUnconfirmed(staff);
        const given = endpoint.upload ? await openUpload(body, base.caller, endpoint.upload) : body;
        const input = parseInput(shape, { params, query, body: given });
        const confirmation: Confirmation = {
          isGiven: isConfirmed(staff, now()),
          largeAmount,
          caller: staff.tokenId === null ? `staff ${staff.id}` : `token ${staff.tokenId}`,
          throwUnconfirmed: () => throwUnconfirmed(staff),
        };
        const ctx = await options.createContext({ ...base, staff, confirmation }, query);
        const response = await useCase(ctx, input);
        if (terms.record === 'personal-read') await options.recordRead(ctx, endpoint, subjectOf(input));
        return response;
      });
    },
    mountOpen: (endpoint, shape, useCase) => {
      route(endpoint, shape, async ({ params, body }, base, query) =>
        useCase(await options.createOpenContext(base, query), parseInput(shape, { params, query, body })),
      );
    },
  };
}

/** JSON, unless the response is a file: as bytes, or as parts that are sent while they are made. */
function bodyOf(shape: Shape, response: unknown): Buffer | Readable {
  if (response instanceof Uint8Array) return Buffer.from(response);
  if (isIterable(response)) return response instanceof Readable ? response : Readable.from(response);
  return serializeResponse(shape.response, response).bytes;
}

const isIterable = (response: unknown): response is AsyncIterable<Uint8Array> =>
  typeof response === 'object' && response !== null && Symbol.asyncIterator in response;

/** The file of a request, as far as it may be sent. */
async function openUpload(
  body: unknown,
  caller: Caller,
  { maxBytes, isStreamed }: NonNullable<Endpoint['upload']>,
): Promise<Uint8Array | AsyncIterable<Uint8Array>> {
  if (!(body instanceof Readable)) return throwDomainError('request.unsupported');
  if (Number(caller.header('content-length') ?? 0) > maxBytes) return throwTooLarge(maxBytes);
  const parts = atMost(body as AsyncIterable<Buffer>, maxBytes);
  return isStreamed ? parts : buffer(parts);
}

const throwTooLarge = (maxBytes: number): never =>
  throwDomainError('file.too-large', { megabytes: maxBytes / 1024 / 1024 });

async function* atMost(parts: AsyncIterable<Buffer>, maxBytes: number): AsyncGenerator<Buffer> {
  let size = 0;
  for await (const part of parts) {
    size += part.length;
    if (size > maxBytes) throwTooLarge(maxBytes);
    yield part;
  }
}

const OWN_MACHINE = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Nobody on the way can read a password: https, or a browser on the same machine. */
export const isProtected = (shopUrl: string): boolean => {
  const { protocol, hostname } = new URL(shopUrl);
  return protocol === 'https:' || OWN_MACHINE.has(hostname);
};

/**
 * All that people can use before they have set up the second factor that they must have: signing out, their own sign-in and
 * sessions. Nothing of the shop, not even a count.
 */
const beforeSecondFactor: ReadonlySet<Endpoint> = new Set<Endpoint>([
  own.confirmIdentity,
  own.startPasskeyConfirmation,
  own.logoutStaff,
  own.readStaffProfile,
  own.changeStaffPassword,
  own.startTotp,
  own.confirmTotp,
  own.removeTotp,
  own.listStaffSessions,
  own.endStaffSession,
  own.listPasskeys,
  own.startPasskey,
  own.addPasskey,
  own.renamePasskey,
  own.removePasskey,
]);

function throwWithoutPermission(staff: SignedInStaff, endpoint: Endpoint, terms: StaffTerms): void {
  const { permission, also = [] } = terms;
  if (permission !== 'own') requirePermissions(staff, [permission, ...also]);
  else if (staff.tokenId !== null) throwDomainError('staff.not-by-token');
  if (staff.mustAddFactor && !beforeSecondFactor.has(endpoint)) throwDomainError('staff.factor-required');
}

const isConfirmed = ({ confirmedUntil, tokenId }: SignedInStaff, now: Date): boolean =>
  tokenId === null && confirmedUntil !== null && confirmedUntil > now;

const throwUnconfirmed = ({ tokenId }: SignedInStaff): never =>
  throwDomainError(tokenId === null ? 'staff.confirm' : 'staff.not-by-token');

/** Numbers of what was read: those of the path, or a list in the body. What was searched for may name a person. */
function subjectOf({ params, body }: { readonly params: unknown; readonly body: unknown }): string {
  const { ids } = (body ?? {}) as { readonly ids?: unknown };
  return [...Object.values((params ?? {}) as object), ...(Array.isArray(ids) ? ids : [])].join(' ');
}

/** As `extendMount`, for staff. */
export const extendStaffMount =
  <C, S extends object>(mount: StaffMount<C>, services: () => S | Promise<S>): StaffMount<C & S> =>
  (endpoint, shape, useCase) =>
    mount(endpoint, shape, async (ctx, input) => useCase({ ...ctx, ...(await services()) }, input));
