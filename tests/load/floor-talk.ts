/**
 * The floor of the seen mark: a page sends typed text through Socket.IO to the other page, which confirms it at once.
 * Nothing is stored, checked or laid out. `node floor-talk.ts PORT`
 */
import { createServer } from 'node:http';

import { Server } from 'socket.io';

const PAGE = `<!doctype html><title>floor</title><input aria-label="Message"><div role="log"></div><script src="/socket.io/socket.io.js"></script><script>
const socket = io({ transports: ['websocket'] });
const log = document.querySelector('[role=log]');
const article = (text) => { const made = document.createElement('article'); made.textContent = text; log.append(made); };
document.querySelector('input').addEventListener('keydown', ({ key, target }) => {
  if (key !== 'Enter') return;
  article(target.value);
  socket.emit('typed', target.value);
  target.value = '';
});
socket.on('typed', (text) => { article(text); socket.emit('seen', text); });
socket.on('seen', () => { log.lastChild.append(' Seen'); });
</script>`;

const server = createServer((_request, response) => response.setHeader('content-type', 'text/html').end(PAGE));
const sockets = new Server(server, { transports: ['websocket'], perMessageDeflate: false });
sockets.on('connection', (socket) => {
  for (const name of ['typed', 'seen']) socket.on(name, (text: string) => socket.broadcast.emit(name, text));
});
server.listen(Number(process.argv[2]), '127.0.0.1', () => process.stdout.write('ready\n'));
process.once('SIGTERM', () => void sockets.close());
