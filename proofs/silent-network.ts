// A network between the shop and its database that can be cut, silently or not.
import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

export interface SilentNetwork {
  /** The same database, reached over this network. */
  through(databaseUrl: string): string;
  /** Connections of this moment never carry anything again; new ones do after `restore`. */
  cut(): void;
  /** Every connection is reset, new ones as well, until `restore`. */
  refuse(): void;
  restore(): void;
  close(): void;
}

export async function openSilentNetwork(databaseUrl: string): Promise<SilentNetwork> {
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
    through: (url) => {
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
