/**
 * The floor of the server: Fastify answering with the bytes of a file from memory, compressed for each request that
 * accepts it. `node floor-http.ts PORT FILE`
 */
import { readFileSync } from 'node:fs';
import { constants, zstdCompressSync } from 'node:zlib';

import Fastify from 'fastify';

const [port, file = ''] = process.argv.slice(2);
const bytes = readFileSync(file);
const app = Fastify();
app.get('/*', ({ headers }, reply) => {
  reply.type('application/json; charset=utf-8');
  if (headers['accept-encoding'] !== 'zstd') return reply.send(bytes);
  reply.header('content-encoding', 'zstd');
  return reply.send(zstdCompressSync(bytes, { params: { [constants.ZSTD_c_compressionLevel]: 1 } }));
});
await app.listen({ host: '127.0.0.1', port: Number(port) });
process.stdout.write('ready\n');
process.once('SIGTERM', () => void app.close());
