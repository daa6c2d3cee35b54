// nginx in front of two processes, configured as in deploy/nginx.conf: the same file, with other addresses.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { vi } from 'vitest';
import { freePort } from '../scripts/postgres.mjs';

export interface FrontProxy {
  readonly url: string;
  /** Speaks HTTP/2 only, as browsers do over TLS. */
  readonly http2Url: string;
  stop(): Promise<void>;
}

/** The example for operators with the parts that depend on the machine replaced: paths, ports, and no TLS. */
function configure(folder: string, port: number, http2Port: number, ports: readonly number[]): string {
  const example = readFileSync(join(import.meta.dirname, '../deploy/nginx.conf'), 'utf8');
  const withoutTls = example
    .replace(/server \{\n {2}listen 80;[\s\S]*?\n\}\n/, '')
    .replace(/ {2}listen 443 ssl( ?[^;]*);\n/, `  listen 127.0.0.1:${http2Port}$1;\n`)
    .replace(/ {2}listen [^;]*443 ssl[^;]*;\n/g, '')
    .replace(/ {2}ssl_[^;]*;\n/g, '')
    .replace('server_name shop.example;', `listen 127.0.0.1:${port};`)
    .replace('/var/cache/nginx/vitrine', join(folder, 'cache'))
    .replace(/ {2}server 127.0.0.1:300\d[^;]*;\n/g, '')
    .replace(
      'keepalive 32;',
      `${ports.map((each) => `server 127.0.0.1:${each} max_fails=0;`).join(' ')} keepalive 32;`,
    );
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `  ${name}_temp_path ${join(folder, name)};`)
    .join('\n');
  return `daemon off;
master_process off;
pid ${join(folder, 'nginx.pid')};
error_log stderr crit;
events { worker_connections 512; }
http {
  access_log off;
${temporary}
${withoutTls}
}
`;
}

export async function startNginx(ports: readonly number[]): Promise<FrontProxy> {
  const program = process.env.NGINX_PATH;
  if (!program) throw new Error('the proofs need nginx: npm test -- --only=proofs');
  const [port, http2Port] = [await freePort(), await freePort()];
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-nginx-'));
  writeFileSync(join(folder, 'nginx.conf'), configure(folder, port, http2Port, ports));
  const child = spawn(program, ['-p', folder, '-c', join(folder, 'nginx.conf')], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://127.0.0.1:${port}`;
  await vi.waitFor(() => fetch(url), { timeout: 60_000, interval: 50 });
  return {
    url,
    http2Url: `http://127.0.0.1:${http2Port}`,
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
