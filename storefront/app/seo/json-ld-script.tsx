import { InlineScript } from '../ui/inline-script.tsx';

/**
 * Structured data for search engines, which read the server-rendered page. Callers pass null in the browser
 * (`import.meta.env.SSR ? … : null`), so that its code is not part of the browser build.
 */
export const JsonLdScript = ({ facts }: { facts: object[] | null }) => (
  // Escape every `<`, so that no value can end the script element.
  <InlineScript type="application/ld+json" text={facts && JSON.stringify(facts).replaceAll('<', '\\u003c')} />
);
