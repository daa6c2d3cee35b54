// What a load balancer or an orchestrator asks of this process. `/actuator/health/ping` belongs to the API.
import type { FastifyInstance } from 'fastify';
import type { ApiGateway } from './api/api-gateway.ts';
import type { Lifecycle } from './lifecycle.ts';

const UP = { status: 'UP' };
const OUT_OF_SERVICE = { status: 'OUT_OF_SERVICE' };
const DOWN = { status: 'DOWN' };

export function mountHealth(app: FastifyInstance, api: Pick<ApiGateway, 'checkHealth'>, lifecycle: Lifecycle): void {
  // The process runs; a restart would not bring a database back.
  app.get('/actuator/health/liveness', (_, reply) => reply.header('cache-control', 'no-store').send(UP));
  // The process should get requests.
  app.get('/actuator/health/readiness', async (_, reply) => {
    reply.header('cache-control', 'no-store');
    if (lifecycle.isStopping) return reply.code(503).send(OUT_OF_SERVICE);
    try {
      await api.checkHealth();
      return UP;
    } catch {
      return reply.code(503).header('retry-after', '5').send(DOWN);
    }
  });
}
