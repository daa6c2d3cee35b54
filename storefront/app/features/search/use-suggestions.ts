import { useEffect, useState } from 'react';
import type { Language } from '../../i18n/language.ts';
import { loadSuggestions, type Suggestion } from './suggestion.ts';

const pause = 120;

interface Suggested {
  /** Text the suggestions belong to. */
  typed: string;
  suggestions: Suggestion[];
}

const none: Suggested = { typed: '', suggestions: [] };

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
      try {
        const suggestions = await loadSuggestions(typed, language, shopUrl, abort.signal);
        if (!abort.signal.aborted) setSuggested({ typed, suggestions });
      } catch {
        // Suggestions are optional: without them the text can still be searched.
        if (!abort.signal.aborted) setSuggested(none);
      }
    }, pause);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [typed, language, shopUrl]);
  return suggested;
}
