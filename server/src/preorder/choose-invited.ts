/** First come, first served within the free stock; the last one may have requested more than is left. */
export function chooseInvited<W extends { readonly quantity: number }>(
  waiting: readonly W[],
  pieces: number,
  max: number,
): W[] {
  const invited: W[] = [];
  let left = pieces;
  for (const one of waiting) {
    if (left <= 0 || invited.length >= max) break;
    invited.push(one);
    left -= one.quantity;
  }
  return invited;
}
