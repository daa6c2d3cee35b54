// Pure: which paths scripts of other origins may call.

/** Only the API; not the back office, whose callers are known by a cookie. */
export function allowsOtherOrigins(url: string): boolean {
  const path = decoded(url.split('?', 1)[0] ?? '');
  return /^\/(api|actuator)\//.test(path) && !/\/private(\/|$)/i.test(path);
}

/** The router decodes the path as well: `/api/v1/%70rivate` is the same address. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return '';
  }
}
