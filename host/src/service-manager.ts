// Tells systemd when the shop serves and when it ends (`Type=notify`), and that it is alive (`WatchdogSec=`). Node cannot write to
// a datagram socket of the system, so systemd's own program does it; the unit needs `NotifyAccess=all` for that.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);
const PROGRAM = 'systemd-notify';
/** It waits until systemd has read the message. */
const TIMEOUT_MS = 10_000;

export interface ServiceSettings {
  /** How often systemd wants word of the process; undefined when it wants none. */
  readonly watchdogMs: number | undefined;
}

export class ServiceManager {
  private readonly watchdogMs: number | undefined;
  private readonly warn: (reason: unknown) => void;
  private readonly program: string;
  private sent: Promise<void> = Promise.resolve();
  private isFailing = false;
  private watchdog: NodeJS.Timeout | undefined;

  constructor({ watchdogMs }: ServiceSettings, warn: (reason: unknown) => void, program = PROGRAM) {
    this.watchdogMs = watchdogMs;
    this.warn = warn;
    this.program = program;
  }

  ready(): Promise<void> {
    // Twice as often as asked for, as systemd advises. A process that is blocked for too long does not get here.
    if (this.watchdogMs !== undefined)
      this.watchdog = setInterval(() => this.send('WATCHDOG=1'), this.watchdogMs / 2).unref();
    return this.send('READY=1');
  }

  /** From then on systemd waits for the end only. */
  stopping(): Promise<void> {
    clearInterval(this.watchdog);
    return this.send('STOPPING=1');
  }

  /** Resolves when everything has been told. */
  async close(): Promise<void> {
    await this.sent;
  }

  /** One after the other, because each is a process of its own. */
  private send(state: string): Promise<void> {
    this.sent = this.sent.then(async () => {
      try {
        await run(this.program, [state], { timeout: TIMEOUT_MS });
        this.isFailing = false;
      } catch (error) {
        if (!this.isFailing) this.warn(error);
        this.isFailing = true;
      }
    });
    return this.sent;
  }
}
