import { pickTranslation } from '../../platform/text/pick-translation.ts';
import type { RequestContext } from '../../store/store.ts';

interface Named {
  readonly code: string;
  readonly texts: readonly { readonly language: string; readonly name: string }[];
}

/** The name in the language of the request, or else in the store's own, with its language. */
export function translatedName({ language, store }: RequestContext, { code, texts }: Named) {
  const text = pickTranslation(texts, language, store.languages[0] ?? 'en');
  return { name: text?.name ?? code, language: text?.language ?? language };
}
