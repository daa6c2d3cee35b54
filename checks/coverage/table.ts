// docs/coverage.md as data.

export interface Row {
  readonly chapter: string;
  readonly item: string;
  readonly proofs: readonly Proof[];
}

export interface Proof {
  readonly file: string;
  readonly title: string;
}

export const readTable = (markdown: string): Row[] =>
  markdown
    .split(/^## /m)
    .slice(1)
    .flatMap((part) => {
      const [chapter = '', ...lines] = part.split('\n');
      return lines
        .filter((line, index) => line.startsWith('| ') && !lines[index + 1]?.startsWith('|--'))
        .map((line) => {
          const [, item = '', proofs = ''] = line.split(/(?<!\\)\|/).map((cell) => cell.trim());
          return { chapter, item: item.replaceAll('`', ''), proofs: proofs.split('<br>').map(readProof) };
        });
    });

const readProof = (text: string): Proof => {
  const [file = '', ...title] = text.split(': ');
  return { file, title: title.join(': ') };
};
