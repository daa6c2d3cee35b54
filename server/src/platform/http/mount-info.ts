import type { FastifyInstance } from 'fastify';
import type { Jobs } from '../jobs/jobs.ts';
import { VERSION } from '../program.ts';

/** Tells operators the version of the program, whether this process leads, and its background jobs. No personal data. */
export function mountInfo(app: FastifyInstance, jobs: Jobs): void {
  app.get('/actuator/info', (_, reply) =>
    reply.header('cache-control', 'no-store').send({ version: VERSION, leader: jobs.isLeader, jobs: jobs.report() }),
  );
}
