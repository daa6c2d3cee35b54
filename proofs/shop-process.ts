import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { builtShop, compiledShop } from './build-shop.ts';

/** One process of the shop, always at the same address, that can be ended at any moment and started again. */
export class ShopProcess {
  readonly url: string;
  private readonly args: string[];
  private child: ChildProcess | undefined;

  private constructor(databaseUrl: string, port: number, smtpUrl: string) {
    this.url = `http://127.0.0.1:${port}`;
    this.args = [databaseUrl, String(port), smtpUrl];
  }

  static async start(databaseUrl: string, smtpUrl: string): Promise<ShopProcess> {
    const shop = new ShopProcess(databaseUrl, await freePort(), smtpUrl);
    await shop.start();
    return shop;
  }

  /** Answers the milliseconds until it was ready. Its clock may be ahead of the others'. */
  async start(aheadMs = 0): Promise<number> {
    const begun = performance.now();
    // The test runner's own flags would only slow it down.
    const child = fork(builtShop, [...this.args, String(aheadMs)], {
      execArgv: [],
      env: { ...process.env, NODE_COMPILE_CACHE: compiledShop },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    this.child = child;
    await Promise.race([
      once(child, 'message'),
      once(child, 'exit').then(() => Promise.reject(new Error('the shop did not start'))),
    ]);
    return performance.now() - begun;
  }

  /** As a power cut would: no farewell, nothing is finished. */
  async kill(): Promise<void> {
    await this.end('SIGKILL');
  }

  async stop(): Promise<void> {
    await this.end('SIGTERM');
  }

  private async end(signal: NodeJS.Signals): Promise<void> {
    const { child } = this;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (typeof address !== 'object' || !address) throw new Error('there is no free port');
  return address.port;
}
