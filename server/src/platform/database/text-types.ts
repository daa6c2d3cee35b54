/**
 * Types whose values Drizzle converts itself, from text: timestamp, timestamptz, interval and date, lists of them, and lists
 * of decimals.
 */
export const TEXT_TYPES: readonly number[] = [1114, 1184, 1186, 1082, 1115, 1185, 1187, 1182, 1231];
