import type { Client } from '@vitrine/contract/client.ts';
import { readBox } from '@vitrine/contract/content/content.ts';
import { ignoreFailure } from '../../api/ignore-failure.ts';
import { viewNote } from '../../format/view-note.ts';
import type { Language } from '../../i18n/language.ts';
import type { StoreText } from '../../i18n/text-language.ts';

/** Loads a box as plain text; null if the store has none. */
export async function loadNote(api: Client<'public'>, key: string, page: Language): Promise<StoreText | null> {
  return viewNote(await ignoreFailure(`box ${key}`, api(readBox, { params: { key } })), page);
}
