import type { FastifyInstance } from 'fastify';
import type { Jobs } from '../jobs.ts';

/** What runs in the background of this process and how often it failed: numbers for an operator, nothing about anybody. */
export function mountInfo(app: FastifyInstance, jobs: Jobs): void {
  app.get('/actuator/info', (_, reply) => reply.header('cache-control', 'no-store').send({ jobs: jobs.report() }));
}
