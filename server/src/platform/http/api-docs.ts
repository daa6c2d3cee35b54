import type { FastifyInstance } from 'fastify';
import type { Jobs } from '../jobs/jobs.ts';
import { VERSION } from '../program.ts';
import { renderApiPage } from './api-page.ts';
import type { MountedEndpoint } from './mount.ts';
import { describeApi } from './openapi.ts';

/** Serves the OpenAPI document and an HTML page made from it. Both are created on the first request, not at startup. */
export function mountApiDocs(app: FastifyInstance, mounted: readonly MountedEndpoint[]): void {
  let docs: { api: ReturnType<typeof describeApi>; page: string } | undefined;
  const getDocs = () => {
    if (!docs) {
      const api = describeApi(mounted);
      docs = { api, page: renderApiPage(api) };
    }
    return docs;
  };
  app.get('/api/v1/openapi.json', (_, reply) => reply.send(getDocs().api));
  app.get('/api/docs', (_, reply) => reply.type('text/html; charset=utf-8').send(getDocs().page));
  app.get('/api/docs.css', (_, reply) => reply.type('text/css; charset=utf-8').send(STYLE));
}

const STYLE = `
:root { color-scheme: light dark; --ink: light-dark(#0e244d, #f4f0ea); --line: light-dark(#e9e4db, #22304c); --muted: light-dark(#544f47, #c9cdd6); }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 70rem; margin: 0 auto; padding: 1.5rem; background: light-dark(#fcfaf7, #0b1322); color: light-dark(#28251f, #f4f0ea); }
h1, h2 { color: var(--ink); font-weight: 600; }
h2 { margin: 2.5rem 0 0.5rem; text-transform: capitalize; }
a { color: inherit; }
details { border-top: 1px solid var(--line); padding: 0.75rem 0; }
summary { cursor: pointer; }
summary code { font-weight: 600; overflow-wrap: anywhere; }
summary span { color: var(--muted); }
table { border-collapse: collapse; width: 100%; margin: 0.75rem 0; font-size: 0.9rem; }
th, td { text-align: left; vertical-align: top; padding: 0.3rem 0.75rem 0.3rem 0; border-bottom: 1px solid var(--line); }
pre { overflow: auto; max-height: 28rem; padding: 1rem; background: light-dark(#f4f0ea, #121c2f); border-radius: 4px; font-size: 0.85rem; }
ul { padding-left: 1.2rem; }
`;

/** Tells operators the version of the program, whether this process leads, and its background jobs. No personal data. */
export function mountInfo(app: FastifyInstance, jobs: Jobs): void {
  app.get('/actuator/info', (_, reply) =>
    reply.header('cache-control', 'no-store').send({ version: VERSION, leader: jobs.isLeader, jobs: jobs.report() }),
  );
}
