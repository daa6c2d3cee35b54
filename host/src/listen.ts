import { setTimeout as delay, setImmediate as nextImmediate } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Settings } from './environment.ts';
import type { Lifecycle } from './lifecycle.ts';
import { onParentExit } from './parent-processes.ts';
import { StartError } from './start-error.ts';

/** How long running requests may take after no new ones are accepted. */
const RESPONSE_MS = 10_000;
const LAST_REQUESTS_MS = 100;
/** How long jobs and the database may take to close after that. */
const CLOSE_MS = 4000;

/** Starts listening and returns the address of the shop. */
export async function listen(app: FastifyInstance, { host, port, shopUrl }: Settings): Promise<string> {
  try {
    const address = await app.listen({ host, port });
    return port === 0 ? address : shopUrl;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EADDRINUSE')
      throw new StartError(`Port ${port} is already in use. Stop the other program or set PORT to a free port.`);
    if (code === 'EACCES') throw new StartError(`No permission to use port ${port}. Set PORT to a number above 1023.`);
    if (code === 'ENOTFOUND' || code === 'EADDRNOTAVAIL')
      throw new StartError(`HOST ${host} is not an address of this machine.`);
    throw error;
  }
}

/**
 * On SIGTERM, SIGINT or the end of `npm start`: readiness fails while the shop serves requests for the drain time; then
 * it accepts no new connections, finishes running requests, and closes the database.
 */
export function closeOnSignal(app: FastifyInstance, lifecycle: Lifecycle, settings: Settings): void {
  const { drainMs, startedByNpm } = settings;
  const close = () => {
    if (lifecycle.isStopping) return;
    lifecycle.stop();
    // A job or database that does not respond must not block the exit.
    setTimeout(() => process.exit(1), drainMs + RESPONSE_MS + CLOSE_MS).unref();
    shutDown(app, lifecycle, drainMs).then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGTERM', close);
  process.on('SIGINT', close);
  if (startedByNpm) onParentExit(close);
}

async function shutDown(app: FastifyInstance, lifecycle: Lifecycle, drainMs: number): Promise<void> {
  await delay(drainMs);
  // Pending connections are lost when the server closes: accept them first.
  await nextImmediate();
  app.server.close();
  // The last accepted connection may not have sent its request yet.
  await delay(LAST_REQUESTS_MS);
  // Pages call the API in this process, which refuses requests once the application closes.
  await lifecycle.waitForResponses(RESPONSE_MS);
  app.server.closeAllConnections();
  await app.close();
}
