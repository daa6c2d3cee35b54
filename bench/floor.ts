import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { get, type IncomingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import { cpuSeconds } from './shop-process.ts';

export interface Floor {
  readonly url: string;
  cpu(): number;
  stop(): void;
}

/** A bare server that sends the very answer the shop has for this address. */
export async function startFloor(shopUrl: string, path: string, headers: Record<string, string>): Promise<Floor> {
  const { body, headers: answered } = await askRaw(new URL(path, shopUrl), headers);
  const kept = Object.entries(answered).filter(
    ([name]) => !['date', 'connection', 'keep-alive', 'content-length'].includes(name),
  );
  const child = spawn(process.execPath, [join(import.meta.dirname, 'bare-server.ts')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  child.stdin.end(JSON.stringify({ body: body.toString('base64'), headers: Object.fromEntries(kept) }));
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  return { url: line.toString().trim(), cpu: () => cpuSeconds(child.pid ?? 0), stop: () => void child.kill() };
}

/** As it comes over the wire: fetch would unpack it. */
function askRaw(url: URL, headers: Record<string, string>): Promise<{ body: Buffer; headers: IncomingHttpHeaders }> {
  return new Promise((resolve, reject) => {
    get(url, { headers }, async (response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(chunk as Buffer);
      resolve({ body: Buffer.concat(chunks), headers: response.headers });
    }).on('error', reject);
  });
}
