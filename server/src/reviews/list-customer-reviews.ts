/** Other servers let merchants review customers. This shop does not, and says so to who asks. */
export async function listCustomerReviews(): Promise<never[]> {
  return [];
}
