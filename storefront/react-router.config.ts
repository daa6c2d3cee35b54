import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'app',
  ssr: true,
  // The route manifest is small, so it is part of the first page instead of a second request.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
