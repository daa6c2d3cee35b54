import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'app',
  ssr: true,
  // The whole site map is small, so it travels with the first page instead of a second request.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
