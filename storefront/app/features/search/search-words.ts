/** Limit of the server. */
const longest = 200;

/** Removes control characters and surrounding spaces, and limits the length. */
export const searchWords = (typed: string | null | undefined): string =>
  Array.from((typed ?? '').replace(/[\p{Cc}\s]+/gu, ' ').trim())
    .slice(0, longest)
    .join('')
    .slice(0, longest);
