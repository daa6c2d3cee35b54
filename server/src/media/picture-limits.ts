export const MAX_PIXELS = 50_000_000;
