/** URL of a page of the shop in a language. */
export const pageAddress = (shopUrl: string, language: string, path: `/${string}`): string =>
  `${shopUrl}${language === 'fr' ? '/fr' : ''}${path === '/' ? '' : path}`;
