// Quick checks of what is typed; the server has the last word.
const address = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** The message for a wrong address, or null. */
export const checkEmail = (value: string, words: { emailEmpty: string; emailWrong: string }): string | null => {
  if (value.trim() === '') return words.emailEmpty;
  return address.test(value.trim()) ? null : words.emailWrong;
};

export const checkFilled = (value: string, message: string): string | null => (value.trim() === '' ? message : null);
