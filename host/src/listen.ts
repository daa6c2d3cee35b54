import { Server } from 'node:net';
import { setTimeout as delay, setImmediate as nextImmediate } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Settings } from './environment.ts';
import type { Lifecycle } from './lifecycle.ts';
import { onParentExit } from './parent-processes.ts';
import { StartError } from './start-error.ts';

/** How long running requests may take after no new ones are accepted. */
const RESPONSE_MS = 10_000;
/** How long clients may go on using their open connections after no new ones are accepted. */
const OPEN_CONNECTIONS_MS = 5000;
/** How long a busy process looks for a moment in which nothing is waiting to be accepted. */
const ACCEPT_MS = 1000;
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
 * On SIGTERM, SIGINT, SIGHUP (the terminal was closed) or the end of `npm start`: readiness fails while the shop serves requests
 * for the drain time; then it accepts no new connections, closes each open one after its next response, and closes the database.
 */
export function closeOnSignal(app: FastifyInstance, lifecycle: Lifecycle, settings: Settings): void {
  const { drainMs, startedByNpm } = settings;
  const close = () => {
    if (lifecycle.isStopping) return;
    lifecycle.stop();
    // A job or database that does not respond must not block the exit.
    setTimeout(() => process.exit(1), drainMs + ACCEPT_MS + OPEN_CONNECTIONS_MS + RESPONSE_MS + CLOSE_MS).unref();
    shutDown(app, lifecycle, drainMs).then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, close);
  if (startedByNpm) onParentExit(close);
}

export async function shutDown(app: FastifyInstance, lifecycle: Lifecycle, drainMs: number): Promise<void> {
  await delay(drainMs);
  await acceptPendingConnections();
  const allClosed = stopListening(app);
  lifecycle.closeConnections();
  // A proxy may be sending a request on a connection that is idle here: closing it now would lose that request.
  await Promise.race([allClosed, delay(Math.min(drainMs, OPEN_CONNECTIONS_MS))]);
  // Pages call the API in this process, which refuses requests once the application closes.
  await lifecycle.waitForResponses(RESPONSE_MS);
  app.server.closeAllConnections();
  await app.close();
}

/**
 * Connections that the system has established but this process has not accepted are lost when it stops listening. A turn
 * of the event loop without work proves that none is waiting.
 */
async function acceptPendingConnections(): Promise<void> {
  const deadline = performance.now() + ACCEPT_MS;
  let began: number;
  do {
    began = performance.now();
    await nextImmediate();
  } while (performance.now() - began > 1 && performance.now() < deadline);
}

/** Resolves when the last connection has ended. `close` of an HTTP server would end the idle ones at once. */
function stopListening({ server }: FastifyInstance): Promise<void> {
  return new Promise((resolve) => {
    Server.prototype.close.call(server, () => resolve());
  });
}
