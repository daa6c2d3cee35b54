/** Set by what an open page asks for by itself, such as new counts: it does not keep a session alive. */
export const BACKGROUND_HEADER = 'vitrine-background';
