import { setTimeout as after, setImmediate as immediately } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Settings } from './environment.ts';
import type { Lifecycle } from './lifecycle.ts';
import { whenParentEnds } from './parent-processes.ts';
import { StartError } from './start-error.ts';

/** How long requests under way may take once no new ones are accepted. */
const ANSWER_MS = 10_000;
const LAST_REQUESTS_MS = 100;
/** How long jobs and the database may take to close after that. */
const CLOSE_MS = 4000;

/** Opens the door and tells where it is. */
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
 * On SIGTERM, SIGINT or the end of `npm start`: readiness fails and the shop goes on serving for the time to drain, then takes
 * no new connections, answers the requests under way, and closes the database.
 */
export function closeOnSignal(app: FastifyInstance, lifecycle: Lifecycle, settings: Settings): void {
  const { drainMs, startedByNpm } = settings;
  const close = () => {
    if (lifecycle.isStopping) return;
    lifecycle.stop();
    // A job or a database that does not answer must not keep the process.
    setTimeout(() => process.exit(1), drainMs + ANSWER_MS + CLOSE_MS).unref();
    closeGently(app, lifecycle, drainMs).then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGTERM', close);
  process.on('SIGINT', close);
  if (startedByNpm) whenParentEnds(close);
}

async function closeGently(app: FastifyInstance, lifecycle: Lifecycle, drainMs: number): Promise<void> {
  await after(drainMs);
  // Connections that wait to be accepted are lost when the server closes: it closes right after it has accepted all.
  await immediately();
  app.server.close();
  // The request of a connection that was accepted last may still be on its way.
  await after(LAST_REQUESTS_MS);
  // Pages ask the API in this process, which refuses from the moment the application closes.
  await lifecycle.allAnswered(ANSWER_MS);
  app.server.closeAllConnections();
  await app.close();
}
