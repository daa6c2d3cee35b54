/** Who did something, as it is recorded; programs of the shop have names in each language. */
export const actorText = (actor: string, programs: Readonly<Record<string, string>>): string =>
  programs[actor] ?? actor;

/** Name and address of `Ann Lee <ann@shop.example>`; one line when both are the same. */
export function personLines(person: string): string[] {
  const [, name = person, email = person] = /^(.*) <([^<>]+)>$/.exec(person) ?? [];
  return [...new Set([name, email])];
}
