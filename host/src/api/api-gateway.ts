// The form of an API, whether it is our own server or another.
import type { Outgoing } from '@vitrine/contract/client.ts';
import type { FastifyInstance } from 'fastify';

export interface ApiResponse {
  readonly status: number;
  readonly body: string;
  /** What the answer speaks of; undefined when the server does not say. */
  readonly tags: readonly string[] | undefined;
  /** Seconds to wait before asking again, when the server says so. */
  readonly retryAfter: string | undefined;
  /** By which the server's own log names the request. */
  readonly requestId: string | undefined;
}

export interface ApiGateway {
  /** Lets browsers in at the API's own paths. */
  mount(app: FastifyInstance): Promise<void>;
  /** For pages, without a browser; `from` is the address of who wants the page. */
  send(request: Outgoing, from: string): Promise<ApiResponse>;
  /** Fails within two seconds when the API has no database, or cannot be reached. */
  checkHealth(): Promise<void>;
  /** Hears what shoppers see differently from now on. */
  onChange(hear: (tags: ReadonlySet<string>) => void): void;
  /** Where the data lies, and what its owner should know of that place. */
  readonly place: string;
  readonly advice: readonly string[];
  /** Where mails can be read that are not sent; undefined when there is no such place. */
  readonly mailboxPath: string | undefined;
  /** Whether the server may be of another version and know endpoints by older names only. */
  readonly foreign: boolean;
  /** Where its pictures come from when that is not our own origin. */
  readonly pictureOrigin: string | undefined;
  close(): Promise<void>;
}
