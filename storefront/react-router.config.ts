import { join } from 'node:path';
import type { Config } from '@react-router/dev/config';
import { writeRouteLists } from './language-files.ts';

export default {
  appDirectory: 'app',
  ssr: true,
  // The route manifest is small, so it is part of the first page instead of a second request.
  routeDiscovery: { mode: 'initial' },
  buildEnd: ({ reactRouterConfig }) => writeRouteLists(join(reactRouterConfig.buildDirectory, 'client')),
} satisfies Config;
