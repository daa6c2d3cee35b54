/** One line of the doctor's report. */
export interface Finding {
  readonly level: 'good' | 'doubtful' | 'bad';
  readonly about: string;
  readonly text: string;
  /** Advice for the operator. */
  readonly remedy?: string;
}

export const good = (about: string, text: string): Finding => ({ level: 'good', about, text });
export const doubtful = (about: string, text: string, remedy: string): Finding => ({
  level: 'doubtful',
  about,
  text,
  remedy,
});
export const bad = (about: string, text: string, remedy: string): Finding => ({ level: 'bad', about, text, remedy });

const MARKS = { good: '✓', doubtful: '!', bad: '✗' };

export const findingLine = ({ level, about, text, remedy }: Finding): string =>
  `  ${MARKS[level]} ${about.padEnd(10)} ${text}${remedy === undefined ? '' : ` → ${remedy}`}`;

/** A finding of a check that failed to run. */
export const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause instanceof Error ? error.cause : error;
  return cause.message || ('code' in cause ? String(cause.code) : cause.name);
};
