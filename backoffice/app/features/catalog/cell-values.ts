// Pure: what is typed into a cell of the table.

export const MAX_NAME = 120;
export const MAX_STOCK = 10_000_000;

export type TypedName = { name: string } | { problem: 'empty' | 'long' };

export function readName(text: string): TypedName {
  const name = text.trim().replace(/\s+/g, ' ');
  if (name === '') return { problem: 'empty' };
  return name.length > MAX_NAME ? { problem: 'long' } : { name };
}

export type TypedStock = { stock: number } | { problem: 'wrong' | 'much' };

/** A whole number; spaces between thousands are allowed, points and commas are not, because they could be decimals. */
export function readStock(text: string): TypedStock {
  const plain = text.replace(/[\s\u00a0\u202f'’]/g, '');
  if (!/^\d+$/.test(plain)) return { problem: 'wrong' };
  const stock = Number(plain);
  return stock > MAX_STOCK ? { problem: 'much' } : { stock };
}
