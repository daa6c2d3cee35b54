/** Something outside the program keeps it from starting; the message is the one line its owner needs. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
