/** As many letters as the shop reads. */
const longest = 200;

/** What was typed, fit for a heading and for the shop: no control characters, no spaces around, no endless text. */
export const searchWords = (typed: string | null | undefined): string =>
  Array.from((typed ?? '').replace(/[\p{Cc}\s]+/gu, ' ').trim())
    .slice(0, longest)
    .join('')
    .slice(0, longest);
