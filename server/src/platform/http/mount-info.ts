import type { FastifyInstance } from 'fastify';
import type { Jobs } from '../jobs.ts';
import { VERSION } from '../version.ts';

/** Reports the version of the program, the background jobs of this process and their failure counts for operators. No personal data. */
export function mountInfo(app: FastifyInstance, jobs: Jobs): void {
  app.get('/actuator/info', (_, reply) =>
    reply.header('cache-control', 'no-store').send({ version: VERSION, jobs: jobs.report() }),
  );
}
