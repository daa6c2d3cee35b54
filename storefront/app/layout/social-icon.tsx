import type { SocialNetwork } from './frame-data.ts';

// Outlines drawn for this shop on a 24 px grid, so that the four share one weight with the other icons.
const outlines: Record<SocialNetwork, string> = {
  instagram:
    'M7.5 3h9A4.5 4.5 0 0 1 21 7.5v9a4.5 4.5 0 0 1-4.5 4.5h-9A4.5 4.5 0 0 1 3 16.5v-9A4.5 4.5 0 0 1 7.5 3Zm4.5 5a4 4 0 1 0 0 8 4 4 0 0 0 0-8Zm4.9-1.4v.01',
  pinterest:
    'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM9.2 20.2l2.4-10M9 13.2A3.7 3.7 0 1 1 15.6 11c0 2.4-1.3 4-3 4-1.2 0-2-.7-2.1-1.6',
  facebook: 'M17 3h-2.5A4.5 4.5 0 0 0 10 7.5V10H7v4h3v7h4v-7h3l1-4h-4V7.7c0-.5.3-.7.8-.7H17Z',
  youtube:
    'M5.5 5.5C7.6 5.2 9.8 5 12 5s4.4.2 6.5.5A2.7 2.7 0 0 1 21 8c.2 2.6.2 5.4 0 8a2.7 2.7 0 0 1-2.5 2.5c-4.3.6-8.7.6-13 0A2.7 2.7 0 0 1 3 16c-.2-2.6-.2-5.4 0-8a2.7 2.7 0 0 1 2.5-2.5ZM10 9l5 3-5 3Z',
};

export const SocialIcon = ({ network }: { network: SocialNetwork }) => (
  <svg
    aria-hidden="true"
    width="22"
    height="22"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.5"
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    <path d={outlines[network]} />
  </svg>
);
