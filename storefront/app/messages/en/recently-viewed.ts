export const recentlyViewedMessages = { title: 'Recently viewed' };
