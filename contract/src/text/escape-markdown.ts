// Pure: a plain text as Markdown that shows just this text.

/** `isLineStart`: nothing but blanks stands before it in its line, where a sign may begin a heading or a list. */
export function escapeMarkdown(text: string, isLineStart: boolean): string {
  const inLine = text
    .replace(/[\\`*[\]~]/g, '\\$&')
    // Within a word it is a letter.
    .replace(/(?<![\p{L}\d])_|_(?![\p{L}\d])/gu, '\\_')
    .replace(/<(?=[a-z/!?])/gi, '\\<')
    .replace(/&(?=#?\w+;)/g, '\\&');
  if (!isLineStart) return inLine;
  return inLine
    .replace(/^(\s*)(#{1,6}(?=\s|$)|>|[-+](?=\s|$|[-+])|=+(?=\s*$))/, '$1\\$2')
    .replace(/^(\s*\d{1,9})([.)])(?=\s|$)/, '$1\\$2');
}
