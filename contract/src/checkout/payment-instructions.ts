// Pure: payment instructions have one line for each fact, such as `IBAN: FR76 …`. Pages and mails show these as a list.

export interface Instructions {
  /** The lines that are no facts. */
  readonly text: string;
  readonly facts: readonly { readonly label: string; readonly value: string }[];
}

const FACT = /^([^:\n]{1,30}?)\s?:\s+(\S.*)$/;

/** Instructions of one line, such as those of older orders, are a text. */
export function readInstructions(instructions: string): Instructions {
  const lines = instructions.split('\n');
  const facts = lines.length === 1 ? [] : lines.flatMap((line) => factIn(line));
  return { text: lines.filter((line) => facts.length === 0 || factIn(line).length === 0).join('\n'), facts };
}

function factIn(line: string): Instructions['facts'] {
  const [, label, value] = FACT.exec(line) ?? [];
  return label && value ? [{ label, value }] : [];
}
