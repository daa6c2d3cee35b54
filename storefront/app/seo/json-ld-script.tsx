/**
 * Facts for search engines, which read the page as the server wrote it. Callers pass null in the browser
 * (`import.meta.env.SSR ? … : null`), so that it need not carry the code that gathers them.
 */
export function JsonLdScript({ facts }: { facts: object[] | null }) {
  // No fact can end the script early: every `<` is written as an escape.
  const json = facts ? JSON.stringify(facts).replaceAll('<', '\\u003c') : '';
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of our own, escaped above
    <script type="application/ld+json" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: json }} />
  );
}
