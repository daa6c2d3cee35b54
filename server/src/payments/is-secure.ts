/** A shop at an https address is a real one. */
export const isSecure = (shopUrl: string): boolean => shopUrl.startsWith('https:');
