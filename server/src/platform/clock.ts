/** What time it is. Handed in, so that a test can live in another year. */
export type Clock = () => Date;

export const DAY = 86_400_000;

export const isoDay = (moment: Date): string => moment.toISOString().slice(0, 10);
