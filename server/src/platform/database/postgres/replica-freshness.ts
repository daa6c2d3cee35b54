// Decides whether a read replica may answer. Positions are those of the write-ahead log, times those of this process.

/** How old an answer of the replica may be. */
const MAX_AGE_MS = 1000;
/** Readings of the primary that are kept while the replica is behind. */
const MAX_READINGS = 50;

interface Reading {
  readonly position: bigint;
  /** When the position was requested: everything committed before is contained in it. */
  readonly at: number;
}

/**
 * The replica contains everything that was committed before `asOf`. It may answer when that is at most a second ago and later
 * than the last change this process was told of: what a cache evicted because of a change must not be read again from before it.
 */
export class ReplicaFreshness {
  private readings: Reading[] = [];
  private asOf = Number.NEGATIVE_INFINITY;
  private changedAt = Number.NEGATIVE_INFINITY;

  changed(at: number): void {
    this.changedAt = at;
  }

  /** Takes both positions, the primary's requested at that time. */
  measured(primary: bigint, replica: bigint, at: number): void {
    this.readings = [...this.readings.slice(1 - MAX_READINGS), { position: primary, at }];
    const reached = this.readings.findLastIndex(({ position }) => position <= replica);
    if (reached < 0) return;
    this.asOf = this.readings[reached]?.at ?? this.asOf;
    this.readings = this.readings.slice(reached);
  }

  /** Nothing is known of the replica until it is measured again. */
  lost(): void {
    this.readings = [];
    this.asOf = Number.NEGATIVE_INFINITY;
  }

  /** Whether a change is known that the replica does not have yet. */
  get lacksChange(): boolean {
    return this.asOf <= this.changedAt;
  }

  mayAnswer(now: number): boolean {
    return !this.lacksChange && this.ageAt(now) <= MAX_AGE_MS;
  }

  ageAt(now: number): number {
    return now - this.asOf;
  }
}
