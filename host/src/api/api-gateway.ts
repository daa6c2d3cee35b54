// Interface to the API: our own server in this process, or another server.
import type { Outgoing } from '@vitrine/contract/client.ts';
import type { EndpointName } from '@vitrine/contract/shopizer-calls.ts';
import type { DatabaseHealth, RedirectFinder, ServerFigures } from '@vitrine/server';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';

export interface ApiResponse {
  readonly status: number;
  readonly body: string;
  /** Cache tags of the response; undefined when the server sends none. */
  readonly tags: readonly string[] | undefined;
  /** From this moment on the response is wrong; undefined when no such moment is known. */
  readonly validUntil: Date | undefined;
  /** Value of the Retry-After header. */
  readonly retryAfter: string | undefined;
  /** Id of the request in the server's log. */
  readonly requestId: string | undefined;
}

/** The client that a page is rendered for. */
export interface PageClient {
  readonly address: string;
  /** Headers of its trace, which go with every request that the page causes. */
  readonly traceHeaders: Readonly<Record<string, string>>;
}

export interface ApiGateway {
  /** Mounts the API's paths for browsers. */
  mount(app: FastifyInstance): Promise<void>;
  /** Sends a request for a page that is being rendered. */
  send(request: Outgoing, page: PageClient): Promise<ApiResponse>;
  /** Whether the database serves requests, or the other server; says so within two seconds. */
  checkDatabase(): Promise<DatabaseHealth>;
  /** Counts and logs the error if it means that the database is unavailable, and says whether it does. */
  reportDatabaseError(error: unknown, log: Pick<FastifyBaseLogger, 'error'>): boolean;
  /** The clock that the moments of responses are told by. */
  readonly clock: () => Date;
  /** Calls the listener with the cache tags of every change that shoppers see. */
  onChange(listener: (tags: ReadonlySet<string>) => void): void;
  /** Where addresses without a page lead; undefined when the server does not say. */
  readonly redirects: RedirectFinder | undefined;
  /** Where the data is stored, and hints about it for the operator. */
  readonly place: string;
  readonly advice: readonly string[];
  /** Link with a secret, for the first owner of the back office; undefined when there is one. */
  readonly setupLink: string | undefined;
  /** Path of the mailbox page; undefined when mails are sent or there is none. */
  readonly mailboxPath: string | undefined;
  /** Whether it is another server, which may support only older paths of the endpoints. */
  readonly isForeign: boolean;
  /** Calls of the contract that the server does not have: pages show no control that needs them. */
  absentCalls(): Promise<readonly EndpointName[]>;
  /** Origin of the API's own pictures when pages may load them from there. */
  readonly pictureOrigin: string | undefined;
  /** Figures for the metrics; undefined when the API is another server. */
  readFigures(): Promise<ServerFigures | undefined>;
  /** Ends the responses that have no end of their own. */
  endStreams(): void;
  close(): Promise<void>;
}

/** How long something public of another server is cached: it does not report its changes. */
export const SHORT_LIFETIME_MS = 30_000;
