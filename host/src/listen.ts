import type { FastifyInstance } from 'fastify';
import type { Settings } from './environment.ts';
import { StartError } from './start-error.ts';

/** How long requests under way may take after the word to stop. */
const PATIENCE_MS = 10_000;

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

/** On SIGTERM or SIGINT: no new requests, the ones under way are answered, then the database is closed. */
export function closeOnSignal(app: FastifyInstance): void {
  let closing = false;
  const close = () => {
    if (closing) return;
    closing = true;
    setTimeout(() => app.server.closeAllConnections(), PATIENCE_MS).unref();
    app.close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGTERM', close);
  process.on('SIGINT', close);
}
