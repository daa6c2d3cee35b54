// The memory of a process, as use cases see it.

/** `bytesOf` says about how much memory the value takes, where that is not little. */
export type Recall = <T>(
  key: string,
  tags: readonly string[],
  load: () => Promise<T>,
  bytesOf?: (value: T) => number,
) => Promise<T>;

interface Recalling {
  readonly store: { readonly id: number };
  readonly language: string;
  readonly recall: Recall;
  readonly tag: (...tags: string[]) => void;
}

interface Kind<T> {
  /** Names this kind of thing in the memory. */
  readonly name: string;
  /** What each speaks of beside its own id. */
  readonly tags: readonly string[];
  readonly bytesOf: (value: T) => number;
  /** Those that are not kept yet, all at once. */
  readonly load: (ids: readonly number[]) => Promise<ReadonlyMap<number, T>>;
}

/** What is kept by product and language. In the order of the ids; those that are not there are left out. */
export async function recallEach<T>(
  { store, language, recall, tag }: Recalling,
  productIds: readonly number[],
  { name, tags, bytesOf, load }: Kind<T>,
): Promise<T[]> {
  tag(...tags, ...productIds.map((id) => `product:${id}`));
  const missing: number[] = [];
  let loaded: Promise<ReadonlyMap<number, T>> | undefined;
  const loadTogether = async (id: number) => {
    missing.push(id);
    // A moment later, when all that is missing has been said.
    loaded ??= Promise.resolve().then(() => load(missing));
    return (await loaded).get(id);
  };
  const values = await Promise.all(
    productIds.map((id) =>
      recall(
        `${name} ${store.id} ${language} ${id}`,
        [...tags, `product:${id}`],
        () => loadTogether(id),
        (value) => (value === undefined ? 0 : bytesOf(value)) + 500,
      ),
    ),
  );
  return values.filter((value) => value !== undefined);
}
