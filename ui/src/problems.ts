export type Values<F extends string> = Readonly<Record<F, string>>;
/** Error messages by field. */
export type Problems<F extends string> = Readonly<Partial<Record<F, string | null>>>;

export const countProblems = (problems: Problems<string>): number => Object.values(problems).filter(Boolean).length;

/** Messages of the server stay until their field changes; messages of a rule until the rule is fulfilled. */
export function stillTrue<F extends string>(
  shown: Problems<F>,
  changed: Partial<Record<F, string>>,
  before: Problems<F>,
  now: Problems<F>,
): Problems<F> {
  const kept = (Object.keys(shown) as F[]).flatMap((name): [F, string][] => {
    const isOwnRule = Boolean(before[name]) || name in changed;
    const message = isOwnRule ? now[name] : shown[name];
    return message ? [[name, message]] : [];
  });
  return Object.fromEntries(kept) as Problems<F>;
}
