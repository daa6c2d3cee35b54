/** Where a page of the shop is for a reader of that language. */
export const pageAddress = (shopUrl: string, language: string, path: `/${string}`): string =>
  `${shopUrl}${language === 'fr' ? '/fr' : ''}${path === '/' ? '' : path}`;
