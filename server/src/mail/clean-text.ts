// Nothing a stranger typed may become a header of its own, or a command to whatever shows the mail.

const CONTROLS = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;
const CONTROLS_IN_LINES = /(?!\n)\p{Cc}/gu;

/** One line, fit for a header. */
export const oneLine = (text: string): string => text.replace(CONTROLS, ' ').trim();

/** Lines of text, ended by line feeds alone. */
export const lines = (text: string): string =>
  text.replace(/\r\n?|\p{Zl}|\p{Zp}/gu, '\n').replace(CONTROLS_IN_LINES, ' ');
