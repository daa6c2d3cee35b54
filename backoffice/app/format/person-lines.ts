/** Name and address of `Ann Lee <ann@shop.example>`; one line when both are the same. */
export function personLines(person: string): string[] {
  const [, name = person, email = person] = /^(.*) <([^<>]+)>$/.exec(person) ?? [];
  return [...new Set([name, email])];
}
