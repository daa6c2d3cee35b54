import type { FastifyInstance } from 'fastify';
import type { Jobs } from '../jobs.ts';

/** Reports the background jobs of this process and their failure counts for operators. No personal data. */
export function mountInfo(app: FastifyInstance, jobs: Jobs): void {
  app.get('/actuator/info', (_, reply) => reply.header('cache-control', 'no-store').send({ jobs: jobs.report() }));
}
