/** A shop with an https address is considered live. */
export const isSecure = (shopUrl: string): boolean => shopUrl.startsWith('https:');
