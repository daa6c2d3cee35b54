// A shop as its clients see it, wherever it runs. Without an import of the server, so that checking the types of the
// journeys does not check the server once more.
import type { Client } from '@vitrine/contract/client.ts';
import type { Access } from '@vitrine/contract/endpoint.ts';
import type { InjectOptions } from 'fastify';

export interface TestAnswer {
  readonly status: number;
  readonly body: unknown;
  readonly headers: Record<string, unknown>;
}

export interface AskedShop {
  /** Calls an endpoint of the contract; a domain error is thrown. */
  readonly call: Client<Access>;
  send(request: InjectOptions): Promise<TestAnswer>;
}
