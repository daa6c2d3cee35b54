// What a log may know of a fault. A failed query carries the values it was asked with, and those are people's.

export interface Fault {
  readonly type: string;
  readonly message: string;
  readonly code?: string;
  /** Places in the program, without the messages that stand before them. */
  readonly stack: string;
  readonly cause?: Fault;
}

export function describeFault(error: unknown): Fault {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' };
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  return {
    type: error.constructor.name,
    message: wordsOf(error.message, code),
    ...(code !== undefined && { code }),
    stack: framesOf(error.stack),
    ...(error.cause instanceof Error && { cause: describeFault(error.cause) }),
  };
}

/** PostgreSQL quotes the value it could not read (SQLSTATE 22…); Drizzle adds all of them to the query. */
const wordsOf = (message: string, code: string | undefined): string =>
  code?.startsWith('22') ? 'a value did not fit' : (message.split('\nparams:')[0] ?? '');

const framesOf = (stack = ''): string =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');
