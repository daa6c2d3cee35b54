import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { fetchPicture, fetchWith } from './fetch-picture.ts';
import { isPublicAddress } from './public-address.ts';

const servers: Server[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  }
});

async function listen(respond: RequestListener): Promise<{ port: number; requests: string[] }> {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    requests.push(`${request.headers.host}${request.url}`);
    respond(request, response);
  });
  servers.push(server);
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
  return { port: (server.address() as AddressInfo).port, requests };
}

/** A network in which the names of a test lead to this machine, which is otherwise never reached. */
const network = (answers: Record<string, readonly string[][]>) => {
  const asked: string[] = [];
  return {
    asked,
    resolve: async (host: string) => {
      asked.push(host);
      const all = answers[host];
      if (!all) throw new Error('not found');
      return all[Math.min(asked.filter((one) => one === host).length, all.length) - 1] ?? [];
    },
    isAllowed: (address: string) => address === '127.0.0.1' || isPublicAddress(address),
  };
};

test.each([
  'http://127.0.0.1/a.png',
  'http://2130706433/a.png',
  'http://0x7f.1/a.png',
  'http://[::1]/a.png',
  'http://[::ffff:127.0.0.1]/a.png',
  'http://[::ffff:a9fe:a9fe]/a.png',
  'http://169.254.169.254/latest/meta-data',
  'http://10.0.0.1/a.png',
  'http://100.64.0.1/a.png',
  'http://192.168.1.1/a.png',
  'http://[fd00::1]/a.png',
  'http://[fe80::1]/a.png',
  'http://[64:ff9b::7f00:1]/a.png',
  'http://[::127.0.0.1]/a.png',
  'http://168.63.129.16/machine',
  'http://0.0.0.0/a.png',
  'http://localhost/a.png',
])('%s is not reached', async (url) => {
  await expect(fetchPicture(url)).rejects.toThrow(/not-public/);
});

test.each(['file:///etc/passwd', 'ftp://pictures.example/a.png', 'data:image/png;base64,AAAA', 'nothing'])(
  '%s is no address of a picture',
  async (url) => {
    await expect(fetchPicture(url)).rejects.toThrow('not-http');
  },
);

test('the connection is made to the address that was checked, though the name has another one later (SECURITY-6)', async () => {
  const { port, requests } = await listen((_, response) => response.end('picture'));
  const { asked, ...names } = network({ 'pictures.example': [['127.0.0.1'], ['10.0.0.1']] });
  const content = await fetchWith(names, `http://pictures.example:${port}/a.png?v=1`);
  expect(Buffer.from(content).toString()).toBe('picture');
  expect(requests).toEqual([`pictures.example:${port}/a.png?v=1`]);
  expect(asked).toEqual(['pictures.example']);
  await expect(fetchWith(network({ 'a.example': [['127.0.0.1', '10.0.0.1']] }), 'http://a.example/')).rejects.toThrow(
    /not-public/,
  );
});

test('every redirect is checked again, and there are at most three (SECURITY-6)', async () => {
  const { port, requests } = await listen((request, response) => {
    const to = request.url === '/loop' ? '/loop' : 'http://169.254.169.254/latest';
    response.writeHead(302, { location: to }).end();
  });
  const names = network({ 'pictures.example': [['127.0.0.1']] });
  await expect(fetchWith(names, `http://pictures.example:${port}/a.png`)).rejects.toThrow(/not-public/);
  await expect(fetchWith(names, `http://pictures.example:${port}/loop`)).rejects.toThrow('redirects 3');
  expect(requests).toHaveLength(5);
});

test('a missing picture, a broken connection and an endless one are issues of the picture', async () => {
  const { port } = await listen((request, response) => {
    if (request.url === '/404') response.writeHead(404).end();
    else if (request.url === '/broken') response.write('x', () => response.destroy());
    else {
      const part = Buffer.alloc(1024 * 1024);
      const more = () => {
        while (!response.destroyed && response.write(part));
      };
      response.on('drain', more);
      more();
    }
  });
  const names = network({ 'pictures.example': [['127.0.0.1']] });
  const of = (path: string) => fetchWith(names, `http://pictures.example:${port}${path}`);
  await expect(of('/404')).rejects.toThrow('status 404');
  await expect(of('/broken')).rejects.toThrow('broken');
  await expect(of('/endless')).rejects.toThrow('large 20');
  await expect(fetchWith(names, 'http://unknown.example/a.png')).rejects.toThrow('host unknown.example');
});

test('a server that sends a byte now and then has ten seconds for the whole picture', async () => {
  const limit = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
  const { port } = await listen((_, response) => {
    response.write('x', () => limit.abort());
  });
  const names = network({ 'pictures.example': [['127.0.0.1']] });
  await expect(fetchWith(names, `http://pictures.example:${port}/slow.png`)).rejects.toThrow('slow');
  expect(timeout.mock.calls).toEqual([[10_000]]);
  timeout.mockRestore();
});
