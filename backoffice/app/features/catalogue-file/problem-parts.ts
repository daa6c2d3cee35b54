// Pure: an error of a file in parts, for a table.

export interface ProblemParts {
  /** Empty when the error is about the file as a whole. */
  readonly line: string;
  readonly place: string;
  readonly message: string;
}

/** `prices.csv:12, price: "abc" is not a number`; an entry of a catalogue file is named, too: `a.yaml:3, products MUG, price: …`. */
export function problemParts(text: string): ProblemParts {
  const [, line = '', place = '', message = text] =
    /^[^:]*\.\w+(?::(\d+))?(?:, ((?:(?!: ).)*))?: (.*)$/s.exec(text) ?? [];
  return { line, place, message };
}
