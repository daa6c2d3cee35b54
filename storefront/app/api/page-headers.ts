/** Anybody may cache public pages but must revalidate them each time; the shop responds with 304 from its own cache. */
export const publicHeaders = { 'cache-control': 'public, max-age=0, must-revalidate' };
