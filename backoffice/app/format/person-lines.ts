/** Who did something, as it is recorded; the command line has a name in each language. */
export const actorText = (actor: string, commandLine: string): string => (actor === 'command' ? commandLine : actor);

/** Name and address of `Ann Lee <ann@shop.example>`; one line when both are the same. */
export function personLines(person: string): string[] {
  const [, name = person, email = person] = /^(.*) <([^<>]+)>$/.exec(person) ?? [];
  return [...new Set([name, email])];
}
