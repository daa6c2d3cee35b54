/** The command or its arguments are invalid; the help is printed. */
export class UnknownCommand extends Error {}

export function numberFrom(text: string | undefined): number {
  if (!/^\d{1,9}$/.test(text ?? '')) throw new UnknownCommand();
  return Number(text);
}
