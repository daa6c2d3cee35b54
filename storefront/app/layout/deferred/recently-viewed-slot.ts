/** Where a product page lets the row stand; the row itself comes later. */
export const recentlyViewedSlot = 'recently-viewed';
