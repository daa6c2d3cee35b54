/** One page of a list, as the API answers it. */
export const aPage = <T>(items: T[], own: { total?: number; next?: string | null; totalIsExact?: boolean } = {}) => ({
  items,
  total: items.length,
  totalIsExact: true,
  next: null,
  ...own,
});
