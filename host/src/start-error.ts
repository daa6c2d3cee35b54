/** Something outside the program keeps it from starting; the message is the one line its owner needs. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

/** By name, because the server has its own class for the same thing and is loaded only when it is needed. */
export const isStartError = (error: unknown): error is Error => error instanceof Error && error.name === 'StartError';
