/** The current time. Passed as a parameter, so that tests can set it. */
export type Clock = () => Date;

export const DAY = 86_400_000;

export const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * DAY);

export const isoDay = (moment: Date): string => moment.toISOString().slice(0, 10);
