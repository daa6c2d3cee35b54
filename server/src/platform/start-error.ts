/** The program cannot start for an external reason; the message is one line for its operator. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
