import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '../scripts/postgres.mjs';
import { builtShop, compiledShop } from './build-shop.ts';
import type { ShopArguments } from './serve-shop.ts';

/** A shop process at a fixed address that can be killed and started again. */
export class ShopProcess {
  readonly url: string;
  private readonly args: Pick<ShopArguments, 'databaseUrl' | 'directUrl' | 'port' | 'smtpUrl'>;
  private child: ChildProcess | undefined;

  private constructor(args: ShopProcess['args']) {
    this.url = `http://127.0.0.1:${args.port}`;
    this.args = args;
  }

  /** `directUrl` is PostgreSQL itself, where `databaseUrl` leads to a pooler. */
  static async start(databaseUrl: string, smtpUrl: string, directUrl?: string): Promise<ShopProcess> {
    const shop = new ShopProcess({ databaseUrl, directUrl, port: await freePort(), smtpUrl });
    await shop.start();
    return shop;
  }

  get isRunning(): boolean {
    return this.child !== undefined && this.child.exitCode === null && this.child.signalCode === null;
  }

  /** Returns the milliseconds until it was ready. Both offsets are described in serve-shop.ts. */
  async start(shopClockOffsetMs = 0, clockOffsetMs = 0): Promise<number> {
    const begun = performance.now();
    // Without the flags of the test runner, which slow it down.
    const child = fork(
      builtShop,
      [JSON.stringify({ ...this.args, shopClockOffsetMs, clockOffsetMs } satisfies ShopArguments)],
      {
        execArgv: [],
        env: { ...process.env, NODE_COMPILE_CACHE: compiledShop },
        stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
      },
    );
    this.child = child;
    let errors = '';
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      errors += text;
      process.stderr.write(text);
    });
    await Promise.race([
      once(child, 'message'),
      once(child, 'close').then(() => Promise.reject(new Error(`the shop did not start: ${errors}`))),
    ]);
    return performance.now() - begun;
  }

  /** Ends the process at once, without shutdown. */
  async kill(): Promise<void> {
    await this.end('SIGKILL');
  }

  async stop(): Promise<void> {
    await this.end('SIGTERM');
  }

  private async end(signal: NodeJS.Signals): Promise<void> {
    const { child } = this;
    if (!child || !this.isRunning) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  }
}
