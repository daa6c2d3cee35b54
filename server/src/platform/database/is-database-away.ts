/** Whether an error means that the database cannot be reached just now, rather than that we asked it something wrong. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return (
    /^(ECONNREFUSED|ECONNRESET|ENOTFOUND|ETIMEDOUT|EPIPE|57P0[123]|08\d{3})$/.test(code) ||
    /timeout exceeded when trying to connect|Connection terminated/.test(error.message) ||
    isDatabaseAway(error.cause)
  );
}
