/** PostgreSQL's code of an error, which Drizzle wraps in another one. */
export function sqlStateOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if ('code' in error && typeof error.code === 'string' && /^[\dA-Z]{5}$/.test(error.code)) return error.code;
  return sqlStateOf(error.cause);
}
