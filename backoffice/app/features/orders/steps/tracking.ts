// Pure: the tracking number and its link as they are typed.

export interface TypedTracking {
  number: string;
  url: string;
}

export const MAX_TRACKING = 60;

export type TrackingProblems = { number?: 'long' | 'missing'; url?: 'wrong' | 'alone' };

/** `isRequired`: a correction names a number, a shipment may go without one. */
export function checkTracking({ number, url }: TypedTracking, isRequired: boolean): TrackingProblems {
  const problems: TrackingProblems = {};
  const [written, link] = [number.trim(), url.trim()];
  if (written.length > MAX_TRACKING) problems.number = 'long';
  else if (written === '' && isRequired) problems.number = 'missing';
  if (link !== '' && !isHttps(link)) problems.url = 'wrong';
  else if (link !== '' && written === '' && !isRequired) problems.url = 'alone';
  return problems;
}

function isHttps(text: string): boolean {
  if (!URL.canParse(text) || text.length > 500) return false;
  const { protocol, hostname } = new URL(text);
  return protocol === 'https:' && hostname.includes('.');
}

export const trackingOf = ({ number, url }: TypedTracking): { number: string; url: string | null } | null =>
  number.trim() === '' ? null : { number: number.trim(), url: url.trim() || null };
