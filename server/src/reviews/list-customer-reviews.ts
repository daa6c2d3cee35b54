/** Other servers have reviews of customers by merchants. This shop has none and returns an empty list. */
export async function listCustomerReviews(): Promise<never[]> {
  return [];
}
