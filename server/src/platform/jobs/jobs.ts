// Background jobs of one process. Every error is logged with the job's name and counted, so that an operator sees what
// does not work (GET /actuator/info) although no request failed.

import type { Clock } from '../clock.ts';
import { ALWAYS_LEADER, type Leadership } from '../database/leadership.ts';
import { describeError } from '../http/describe-error.ts';
import { type PeriodicJob, runPeriodically } from './run-periodically.ts';

export interface JobLog {
  warn(details: object, message: string): void;
}

export interface JobReport {
  readonly name: string;
  readonly runs: number;
  readonly failures: number;
  readonly lastSuccessAt: Date | null;
  readonly lastFailureAt: Date | null;
}

type JobRun = (stopping: AbortSignal) => Promise<void>;

const MESSAGE = 'a background job failed';
/** Errors from before the log is available; further ones are only counted. */
const MAX_EARLY_LINES = 50;

export class Jobs {
  private readonly clock: Clock;
  private readonly leadership: Leadership;
  private readonly reports = new Map<string, JobReport>();
  private readonly earlyErrors: object[] = [];
  private log: JobLog | undefined;

  constructor(clock: Clock, leadership: Leadership = ALWAYS_LEADER) {
    this.clock = clock;
    this.leadership = leadership;
  }

  /** Writes errors to this log from now on, and those that came before it. */
  logTo(log: JobLog): void {
    this.log = log;
    for (const details of this.earlyErrors.splice(0)) log.warn(details, MESSAGE);
  }

  /** Whether this process runs the jobs of the shop. */
  get isLeader(): boolean {
    return this.leadership.isLeader;
  }

  /** Calls the listener when this process runs the jobs of the shop: now, or when it becomes the leader. */
  whenLeading(listener: () => void): void {
    if (this.isLeader) listener();
    this.leadership.onElected(listener);
  }

  /**
   * Runs the work now and after every period, with longer pauses while it fails, in the process that leads. A kick runs it in
   * this process, so the work must be safe in several processes at once.
   */
  repeat(name: string, work: JobRun, periodMs: number): PeriodicJob {
    const counted: JobRun = async (stopping) => {
      await work(stopping);
      this.succeeded(name);
    };
    const job = runPeriodically(counted, {
      periodMs,
      isDue: () => this.leadership.isLeader,
      onError: (error) => this.failed(name, error),
    });
    this.leadership.onElected(() => job.kick());
    return job;
  }

  /** Runs the work once. An error is counted and logged, never thrown. */
  async attempt(name: string, work: () => Promise<void>): Promise<void> {
    try {
      await work();
      this.succeeded(name);
    } catch (error) {
      this.failed(name, error);
    }
  }

  report(): JobReport[] {
    return [...this.reports.values()].sort((a, b) => a.name.localeCompare(b.name));
  }

  private succeeded(name: string): void {
    const known = this.known(name);
    this.reports.set(name, { ...known, runs: known.runs + 1, lastSuccessAt: this.clock() });
  }

  private failed(name: string, error: unknown): void {
    const known = this.known(name);
    const failures = known.failures + 1;
    this.reports.set(name, { ...known, runs: known.runs + 1, failures, lastFailureAt: this.clock() });
    const details = { job: name, failures, error: describeError(error) };
    if (this.log) this.log.warn(details, MESSAGE);
    else if (this.earlyErrors.length < MAX_EARLY_LINES) this.earlyErrors.push(details);
  }

  private known(name: string): JobReport {
    return this.reports.get(name) ?? { name, runs: 0, failures: 0, lastSuccessAt: null, lastFailureAt: null };
  }
}
