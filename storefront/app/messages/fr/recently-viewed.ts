import type { recentlyViewedMessages as english } from '../en/recently-viewed.ts';

export const recentlyViewedMessages: typeof english = { title: 'Vus récemment' };
