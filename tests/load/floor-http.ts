/** The floor of the server: Fastify answering with the bytes of a file from memory. `node floor-http.ts PORT FILE` */
import { readFileSync } from 'node:fs';

import Fastify from 'fastify';

const [port, file = ''] = process.argv.slice(2);
const bytes = readFileSync(file);
const app = Fastify();
app.get('/*', (_request, reply) => reply.type('application/json; charset=utf-8').send(bytes));
await app.listen({ host: '127.0.0.1', port: Number(port) });
process.stdout.write('ready\n');
process.once('SIGTERM', () => void app.close());
