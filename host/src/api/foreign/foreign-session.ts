// The session of a shopper on another server. Its token is kept in a cookie that scripts cannot read, and is added to
// requests here. The browser gets a value in its place that opens nothing.
import { randomUUID } from 'node:crypto';
import { readCookie, serializeCookie } from '@vitrine/server/cookie.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';

export interface ForeignSession {
  /** The header for the other server; undefined when nobody is signed in. */
  authorizationOf(request: FastifyRequest): string | undefined;
  /** Keeps the token of a response, and returns the response without it. */
  keep(reply: FastifyReply, session: Session): Session;
  end(reply: FastifyReply): void;
}

interface Session {
  readonly token: string;
  readonly expiresIn: number;
}

export function createForeignSession(shopUrl: string): ForeignSession {
  const secure = shopUrl.startsWith('https:');
  const cookie = secure
    ? { name: '__Host-vitrine-api', path: '/', secure }
    : { name: 'vitrine-api', path: '/api/v1', secure };
  const tokenOf = ({ headers }: FastifyRequest) => readCookie({ header: () => headers.cookie }, cookie.name);
  const set = (reply: FastifyReply, value: string, seconds: number) =>
    reply.header('set-cookie', serializeCookie({ ...cookie, value, seconds }));
  return {
    authorizationOf: (request) => {
      const token = tokenOf(request);
      return token === undefined ? undefined : `Bearer ${token}`;
    },
    keep: (reply, session) => {
      set(reply, session.token, session.expiresIn);
      return { ...session, token: randomUUID() };
    },
    end: (reply) => {
      set(reply, '', 0);
    },
  };
}
