/** Browsers have passkeys on https and on the own machine, for names and not for addresses such as 127.0.0.1. */
export const canUsePasskeys = (): boolean => 'PublicKeyCredential' in window && !/^[\d.]+$|^\[/.test(location.hostname);
