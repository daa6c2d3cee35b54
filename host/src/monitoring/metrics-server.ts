// Serves the metrics on their own port, which shoppers cannot reach.
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { StartError } from '../start-error.ts';

export interface MetricsServer {
  readonly url: string;
  close(): Promise<void>;
}

interface MetricsServerOptions {
  readonly host: string;
  readonly port: number;
  readonly contentType: string;
  readMetrics(): Promise<string>;
}

export async function startMetricsServer(options: MetricsServerOptions): Promise<MetricsServer> {
  const { host, port, contentType, readMetrics } = options;
  const respond: RequestListener = async (request, response) => {
    response.setHeader('cache-control', 'no-store');
    if (request.method !== 'GET' || request.url?.split('?')[0] !== '/metrics') {
      response.writeHead(404, { 'content-type': 'text/plain' }).end('The metrics are at /metrics.\n');
      return;
    }
    try {
      const text = await readMetrics();
      response.writeHead(200, { 'content-type': contentType }).end(text);
    } catch {
      response.writeHead(500).end();
    }
  };
  const server = createServer(respond);
  await startListening(server, host, port);
  const { port: actualPort } = server.address() as AddressInfo;
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${actualPort}/metrics`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const startListening = (server: Server, host: string, port: number): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        new StartError(`The metrics cannot listen at ${host}:${port} (METRICS_HOST, METRICS_PORT): ${error.code}`),
      ),
    );
    server.listen(port, host, resolve);
  });
