// Health checks for load balancers and orchestrators. `/actuator/health/ping` belongs to the API.
import type { FastifyInstance } from 'fastify';
import type { ApiGateway } from './api/api-gateway.ts';
import type { Lifecycle } from './lifecycle.ts';

const UP = { status: 'UP' };
const OUT_OF_SERVICE = { status: 'OUT_OF_SERVICE' };
const DOWN = { status: 'DOWN' };

export function mountHealth(app: FastifyInstance, api: Pick<ApiGateway, 'checkHealth'>, lifecycle: Lifecycle): void {
  // Liveness does not check the database: a restart would not repair it.
  app.get('/actuator/health/liveness', (_, reply) => reply.header('cache-control', 'no-store').send(UP));
  // Readiness: whether the process should receive requests.
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
