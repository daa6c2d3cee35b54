/** Public pages may be kept by anybody but are asked for again each time: the shop answers "unchanged" from its own cache. */
export const publicHeaders = { 'cache-control': 'public, max-age=0, must-revalidate' };
