import type { SearchPreview } from '@vitrine/contract/search/search-shapes.ts';
import { useEffect, useState } from 'react';
import type { Language } from '../../i18n/language.ts';
import { loadPreview, loadSuggestions, type Suggestion } from './suggestion.ts';

const pause = 120;

interface Suggested {
  /** Text the suggestions belong to. */
  typed: string;
  suggestions: Suggestion[];
  preview: SearchPreview | null;
}

const none: Suggested = { typed: '', suggestions: [], preview: null };

/** Loads suggestions after a pause; outdated responses are dropped. */
export function useSuggestions(typed: string, language: Language, shopUrl: string): Suggested {
  const [suggested, setSuggested] = useState(none);
  useEffect(() => {
    if (typed === '') {
      setSuggested(none);
      return;
    }
    const abort = new AbortController();
    const timer = setTimeout(async () => {
      // Both are optional: without them the text can still be searched.
      const [suggestions, preview] = await Promise.all([
        loadSuggestions(typed, language, shopUrl, abort.signal).catch(() => []),
        loadPreview(typed, language, abort.signal).catch(() => null),
      ]);
      if (!abort.signal.aborted) setSuggested({ typed, suggestions, preview });
    }, pause);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [typed, language, shopUrl]);
  return suggested;
}
