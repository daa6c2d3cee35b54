let timeZone = 'UTC';

/** Where the store's days begin and end. */
export const storeTimeZone = (): string => timeZone;

/** Called when it is known which shop it is. */
export function setTimeZone(name: string): void {
  timeZone = name;
}
