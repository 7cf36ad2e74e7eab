/**
 * The floor of the chat: Socket.IO that passes each message to its room, and stores nothing. `node floor-chat.ts PORT`
 */
import { createServer } from 'node:http';

import { Server } from 'socket.io';

const server = createServer();
const sockets = new Server(server, { transports: ['websocket'], serveClient: false, perMessageDeflate: false });
sockets.on('connection', (socket) => {
  void socket.join(`user:${String(socket.handshake.query['userId'])}`);
  socket.on('send', (message: { recipientId: string }) =>
    sockets.to(`user:${message.recipientId}`).emit('newMessage', { seq: 1, message }),
  );
});
server.listen(Number(process.argv[2]), '127.0.0.1', () => process.stdout.write('ready\n'));
process.once('SIGTERM', () => void sockets.close());
