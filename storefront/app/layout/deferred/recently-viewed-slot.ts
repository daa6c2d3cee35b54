/** Id of the element of a product page in which the row is rendered later. */
export const recentlyViewedSlot = 'recently-viewed';
