/** The HTTP status of a failed call. Checked by name, because the host throws its own copy of the Failure class. */
export const failureStatus = (error: unknown): number | undefined =>
  error instanceof Error && error.name === 'Failure' && 'status' in error && typeof error.status === 'number'
    ? error.status
    : undefined;
