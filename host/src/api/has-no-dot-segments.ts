/** How many times a server and its proxies may decode a URL. */
const MAX_ESCAPES = 4;

/**
 * Whether the path contains no `.` or `..` segment, however a server reads it: with dots, slashes or backslashes
 * escaped once or several times, or with parameters (`..;x`) that some servers remove.
 */
export function hasNoDotSegments(url: string): boolean {
  let path = url.split(/[?#]/, 1)[0] ?? '';
  for (let round = 0; round < MAX_ESCAPES; round += 1) {
    if (path.split(/[/\\]/).some((part) => /^\.{1,2}$/.test(part.split(';', 1)[0] ?? ''))) return false;
    const decoded = path.replace(/%([0-9a-f]{2})/gi, (_, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    );
    if (decoded === path) return !/[\0\t\r\n]/.test(path);
    path = decoded;
  }
  return false;
}
