/** The program cannot start for an external reason; the message is one line for its operator. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

/** Compared by name, because the server has its own class, loaded only when needed. */
export const isStartError = (error: unknown): error is Error => error instanceof Error && error.name === 'StartError';
