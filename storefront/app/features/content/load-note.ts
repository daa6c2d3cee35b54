import type { Client } from '@vitrine/contract/client.ts';
import { readBox } from '@vitrine/contract/content.ts';
import { ignoreFailure } from '../../api/ignore-failure.ts';
import { plainText } from '../../format/plain-text.ts';

/** Loads a box as plain text; null if the store has none. */
export async function loadNote(api: Client<'public'>, key: string): Promise<string | null> {
  const box = await ignoreFailure(`box ${key}`, api(readBox, { params: { key } }));
  return box?.visible ? plainText(box.description?.description ?? '') || null : null;
}
