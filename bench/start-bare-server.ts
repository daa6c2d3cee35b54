import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { get, type IncomingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import { cpuSeconds } from './shop-process.ts';

export interface BareServer {
  readonly url: string;
  cpu(): number;
  stop(): void;
}

/** Starts a bare server that sends the shop's response for this address. */
export async function startBareServer(
  shopUrl: string,
  path: string,
  headers: Record<string, string>,
): Promise<BareServer> {
  const { body, headers: receivedHeaders } = await fetchRaw(new URL(path, shopUrl), headers);
  const sentHeaders = Object.entries(receivedHeaders).filter(
    ([name]) => !['date', 'connection', 'keep-alive', 'content-length'].includes(name),
  );
  const child = spawn(process.execPath, [join(import.meta.dirname, 'bare-server.ts')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  child.stdin.end(JSON.stringify({ body: body.toString('base64'), headers: Object.fromEntries(sentHeaders) }));
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  return { url: line.toString().trim(), cpu: () => cpuSeconds(child.pid ?? 0), stop: () => void child.kill() };
}

/** Without decompression, which fetch would do. */
function fetchRaw(url: URL, headers: Record<string, string>): Promise<{ body: Buffer; headers: IncomingHttpHeaders }> {
  return new Promise((resolve, reject) => {
    get(url, { headers }, async (response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(chunk as Buffer);
      resolve({ body: Buffer.concat(chunks), headers: response.headers });
    }).on('error', reject);
  });
}
