/** How often a server and its proxies may unescape an address in turn. */
const MAX_ESCAPES = 4;

/**
 * Whether the path keeps to the part of the API that it names, however a server reads it: with dots, slashes or backslashes
 * escaped once or several times, or with parameters (`..;x`) that some servers remove.
 */
export function staysBelow(url: string): boolean {
  let path = url.split(/[?#]/, 1)[0] ?? '';
  for (let round = 0; round < MAX_ESCAPES; round += 1) {
    if (path.split(/[/\\]/).some((part) => /^\.{1,2}$/.test(part.split(';', 1)[0] ?? ''))) return false;
    const plain = path.replace(/%([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
    if (plain === path) return !/[\0\t\r\n]/.test(path);
    path = plain;
  }
  return false;
}
