// Health checks for load balancers and orchestrators. `/actuator/health/ping` belongs to the API.
import type { FastifyInstance } from 'fastify';
import type { ApiGateway } from './api/api-gateway.ts';
import type { Lifecycle } from './lifecycle.ts';

/** Describes the proxy that has passed on a request. */
export interface ProxyFacts {
  /** Whether it tells for whom. */
  readonly forwarded: boolean;
  /** Whether it is believed. */
  readonly trusted: boolean;
}

const UP = { status: 'UP' };
const OUT_OF_SERVICE = { status: 'OUT_OF_SERVICE' };

export function mountHealth(app: FastifyInstance, api: Pick<ApiGateway, 'checkDatabase'>, lifecycle: Lifecycle): void {
  // Liveness does not check the database: a restart would not repair it.
  app.get('/actuator/health/liveness', (_, reply) => reply.header('cache-control', 'no-store').send(UP));
  // Readiness: whether the process should receive requests. Nor does this check the database: all processes lose it together, and
  // each can still serve the pages it has cached.
  app.get('/actuator/health/readiness', (_, reply) => {
    reply.header('cache-control', 'no-store');
    return lifecycle.isStopping ? reply.code(503).send(OUT_OF_SERVICE) : reply.send(UP);
  });
  // For operators: whether the process has its database, and what is wrong.
  app.get('/actuator/health/database', async (_, reply) => {
    reply.header('cache-control', 'no-store');
    const health = await api.checkDatabase();
    if (health.isUp) return reply.send(UP);
    return reply.code(503).header('retry-after', '5').send({ status: 'DOWN', cause: health.cause });
  });
  // For the doctor: how this request has arrived. `ips` has more than the sender only when the sender is trusted.
  app.get('/actuator/proxy', ({ headers, ips = [] }, reply) =>
    reply
      .header('cache-control', 'no-store')
      .send({ forwarded: headers['x-forwarded-for'] !== undefined, trusted: ips.length > 1 } satisfies ProxyFacts),
  );
}
