import { InlineScript } from '../ui/inline-script.tsx';

/**
 * Facts for search engines, which read the page as the server wrote it. Callers pass null in the browser
 * (`import.meta.env.SSR ? … : null`), so that it need not carry the code that gathers them.
 */
export const JsonLdScript = ({ facts }: { facts: object[] | null }) => (
  // No fact can end the script early: every `<` is written as an escape.
  <InlineScript type="application/ld+json" text={facts && JSON.stringify(facts).replaceAll('<', '\\u003c')} />
);
