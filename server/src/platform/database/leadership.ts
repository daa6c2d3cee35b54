/** One of all processes on one database leads at a time: it does the work that is to be done once. */
export interface Leadership {
  readonly isLeader: boolean;
  /** The listener is called each time this process becomes the leader from now on. */
  onElected(listener: () => void): void;
  /** Lets another process lead. */
  resign(): Promise<void>;
}

/** The embedded database belongs to one process. */
export const ALWAYS_LEADER: Leadership = { isLeader: true, onElected: () => {}, resign: async () => {} };

/** A leadership that this process uses only after `begin`. */
export function delayLeadership(leadership: Leadership): Leadership & { begin(): void } {
  const listeners: (() => void)[] = [];
  let hasBegun = false;
  return {
    get isLeader() {
      return hasBegun && leadership.isLeader;
    },
    onElected: (listener) => {
      listeners.push(listener);
      leadership.onElected(() => {
        if (hasBegun) listener();
      });
    },
    begin: () => {
      hasBegun = true;
      if (leadership.isLeader) for (const listener of listeners) listener();
    },
    resign: () => leadership.resign(),
  };
}
