// The whole built shop with its pages, always at the same port.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { freePort } from '../scripts/postgres.mjs';

const MAIN = join(import.meta.dirname, '../host/build/main.js');

export class HostProcess {
  readonly port: number;
  readonly url: string;
  private readonly env: Readonly<Record<string, string>>;
  private child: ChildProcess | undefined;
  private output = '';

  private constructor(port: number, env: Readonly<Record<string, string>>) {
    this.port = port;
    this.url = `http://127.0.0.1:${port}`;
    // All load comes from one address, so the rate limits are raised.
    const limits = { SEARCHES_PER_MINUTE: '0', PAGES_PER_MINUTE: '0', ORDERS_PER_HOUR: '0' };
    this.env = { ...env, ...limits, PORT: String(port), HOST: '127.0.0.1', AVIF: 'no', PICTURE_SIZES: 'requested' };
  }

  static async start(env: Readonly<Record<string, string>>): Promise<HostProcess> {
    const host = new HostProcess(await freePort(), env);
    await host.start();
    return host;
  }

  async start(): Promise<void> {
    const child = spawn(process.execPath, [MAIN], { env: this.env, stdio: ['ignore', 'pipe', 'inherit'] });
    this.child = child;
    await new Promise<void>((resolve, reject) => {
      child.once('exit', () => reject(new Error(`the shop did not start: ${this.output}`)));
      child.stdout.setEncoding('utf8').on('data', (text: string) => {
        this.output += text;
        if (text.includes('"shop started"')) resolve();
      });
    });
  }

  /** The complete lines of its log so far. */
  get log(): Record<string, unknown>[] {
    return this.output
      .split('\n')
      .slice(0, -1)
      .map((line) => JSON.parse(line) as Record<string, unknown>);
  }

  /** The exit code after SIGTERM. */
  async stop(): Promise<number | null> {
    const { child } = this;
    if (!child || child.exitCode !== null) return child?.exitCode ?? null;
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
    return child.exitCode;
  }

  /** Sends SIGTERM without waiting for the end. */
  terminate(): void {
    this.child?.kill('SIGTERM');
  }
}
