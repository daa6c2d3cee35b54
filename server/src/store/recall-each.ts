import type { ShopVisit } from './store.ts';

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
  { store, language, recall, tag }: ShopVisit,
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
