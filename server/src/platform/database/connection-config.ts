// How connections to PostgreSQL are opened, directly or through a pooler.
import type { ClientConfig } from 'pg';
import { type ConnectionLimits, type ServerSettings, startupOptions } from './connection-limits.ts';

const commonConfig = (url: string, { queryMs }: ConnectionLimits): ClientConfig => ({
  connectionString: url,
  application_name: 'vitrine',
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
  query_timeout: queryMs,
});

/** PostgreSQL itself, which takes limits for the whole connection. */
export function directConfig(url: string, limits: ConnectionLimits, more?: ServerSettings): ClientConfig {
  const address = new URL(url);
  const ownOptions = address.searchParams.get('options');
  // The driver would use the options of the URL instead of ours.
  address.searchParams.delete('options');
  const options = startupOptions(limits, more);
  return { ...commonConfig(address.href, limits), options: ownOptions ? `${options} ${ownOptions}` : options };
}

/** PgBouncer refuses startup parameters that it does not know. */
export const pooledConfig = commonConfig;

/** Whether the address leads to a pooler, although it was opened as PostgreSQL itself. */
export const isPoolerRefusal = (error: unknown): boolean =>
  error instanceof Error && /unsupported startup parameter/.test(error.message);
