// TCP proxy between shop and database that can drop packets or reset connections.
import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

export interface UnreliableProxy {
  /** The same database through this proxy. */
  proxiedUrl(databaseUrl: string): string;
  /** Open connections stay silent for ever; new ones work after `restore`. */
  cut(): void;
  /** Resets all connections, also new ones, until `restore`. */
  refuse(): void;
  restore(): void;
  close(): void;
}

export async function startUnreliableProxy(databaseUrl: string): Promise<UnreliableProxy> {
  const { hostname, port } = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let isCut = false;
  let isRefusing = false;
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    socket.on('close', () => sockets.delete(socket));
  };
  const server = createServer((client) => {
    keep(client);
    if (isRefusing) client.destroy();
    if (isCut || isRefusing) return;
    const database = connect(Number(port), hostname);
    keep(database);
    client.pipe(database);
    database.pipe(client);
    client.on('close', () => database.destroy());
    database.on('close', () => client.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const ownPort = typeof address === 'object' && address ? address.port : 0;
  return {
    proxiedUrl: (url) => {
      const changed = new URL(url);
      changed.port = String(ownPort);
      return changed.href;
    },
    cut: () => {
      isCut = true;
      for (const socket of sockets) {
        socket.unpipe();
        socket.removeAllListeners('close');
        socket.pause();
      }
    },
    refuse: () => {
      isRefusing = true;
      for (const socket of sockets) socket.destroy();
    },
    restore: () => {
      isCut = false;
      isRefusing = false;
    },
    close: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
