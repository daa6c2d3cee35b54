// Reference for the benchmarks: node:http that only sends given bytes with given headers, read from standard input.
import { createServer } from 'node:http';

const chunks: Buffer[] = [];
for await (const chunk of process.stdin) chunks.push(chunk as Buffer);
const { body, headers } = JSON.parse(Buffer.concat(chunks).toString()) as {
  body: string;
  headers: Record<string, string>;
};
const bytes = Buffer.from(body, 'base64');

const server = createServer((_, response) => {
  response.writeHead(200, headers);
  response.end(bytes);
}).listen(0, '127.0.0.1', () => {
  const address = server.address();
  console.log(`http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`);
});
