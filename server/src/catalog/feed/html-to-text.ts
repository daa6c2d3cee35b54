const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', '#39': "'" };

/** The text of sanitized HTML: a line for each paragraph and list entry. */
export const htmlToText = (html: string): string =>
  html
    .replace(/<br\s*\/?>|<\/(p|li|h\d|tr|div|blockquote)>/gi, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(#?\w+);/g, (all, name: string) => entities[name] ?? all)
    .replace(/[ \t]+/g, ' ')
    .replace(/\s*\n\s*/g, '\n')
    .trim();
