// Control characters could add a header or a command to a mail.

const CONTROLS = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;
const CONTROLS_IN_LINES = /(?!\n)\p{Cc}/gu;

/** Makes text safe for a header: one line. */
export const oneLine = (text: string): string => text.replace(CONTROLS, ' ').trim();

/** Normalizes line ends to line feeds. */
export const lines = (text: string): string =>
  text.replace(/\r\n?|\p{Zl}|\p{Zp}/gu, '\n').replace(CONTROLS_IN_LINES, ' ');
