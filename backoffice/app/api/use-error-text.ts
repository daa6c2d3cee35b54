import { useLanguageChoice } from '../i18n/language.tsx';
import { errorText } from './error-text.ts';

/** The message of a failed call, in the person's language. */
export function useErrorText(): (error: unknown) => string {
  const { language } = useLanguageChoice();
  return (error) => errorText(error, language);
}
