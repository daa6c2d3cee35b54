/** First come, first served, as far as the pieces reach; the last may wish for more than is left. */
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
