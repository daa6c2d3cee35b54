// Nothing a stranger typed may become a header of its own, or a command to whatever shows the mail.

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters that are to go.
const CONTROLS = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: the same without the line feed.
const CONTROLS_IN_LINES = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f]+/g;

/** One line, fit for a header. */
export const oneLine = (text: string): string => text.replace(CONTROLS, ' ').trim();

/** Lines of text, ended by line feeds alone. */
export const lines = (text: string): string =>
  text.replace(/\r\n?|\u2028|\u2029/g, '\n').replace(CONTROLS_IN_LINES, ' ');
