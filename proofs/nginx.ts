// nginx in front of two processes, configured as in docs/operation.md.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { vi } from 'vitest';
import { freePort } from '../scripts/postgres.mjs';

export interface FrontProxy {
  readonly url: string;
  stop(): Promise<void>;
}

export async function startNginx(ports: readonly number[]): Promise<FrontProxy> {
  const program = process.env.NGINX_PATH;
  if (!program) throw new Error('the proofs need nginx: npm test -- --only=proofs');
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-nginx-'));
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `  ${name}_temp_path ${join(folder, name)};`)
    .join('\n');
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off;
master_process off;
pid ${join(folder, 'nginx.pid')};
error_log stderr crit;
events { worker_connections 512; }
http {
  access_log off;
${temporary}
  upstream shop {
${ports.map((each) => `    server 127.0.0.1:${each} max_fails=0;`).join('\n')}
    keepalive 16;
  }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://shop;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $host;
    }
  }
}
`,
  );
  const child = spawn(program, ['-p', folder, '-c', join(folder, 'nginx.conf')], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://127.0.0.1:${port}`;
  await vi.waitFor(() => fetch(url), { timeout: 60_000, interval: 50 });
  return {
    url,
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
