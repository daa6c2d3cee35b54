// Describes an error for the log. The message of a failed query contains its parameters, which can be personal data.

export interface ErrorDescription {
  readonly type: string;
  readonly message: string;
  readonly code?: string;
  /** Stack frames only: the first lines repeat the message. */
  readonly stack: string;
  readonly cause?: ErrorDescription;
}

export function describeError(error: unknown): ErrorDescription {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' };
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  return {
    type: error.constructor.name,
    message: safeMessage(error.message, code),
    ...(code !== undefined && { code }),
    stack: stackFrames(error.stack),
    ...(error.cause instanceof Error && { cause: describeError(error.cause) }),
  };
}

/** PostgreSQL quotes invalid values in errors of class 22; Drizzle appends all parameters to the message. */
const safeMessage = (message: string, code: string | undefined): string =>
  code?.startsWith('22') ? 'a value did not fit' : (message.split('\nparams:')[0] ?? '');

const stackFrames = (stack = ''): string =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');
