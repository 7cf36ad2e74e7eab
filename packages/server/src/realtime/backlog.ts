import type { OneSocket } from './socket-server.ts';

/** Bytes that may wait for a client that does not take them: some hundreds of messages. */
const BACKLOG_MAX = 512 * 1024;

/**
 * Watches what piles up for a client that reads too slowly or not at all, so that it cannot fill the server's memory.
 * Packets pile up while the one before is still on its way, and leave together.
 * @param end called once, when there is too much
 */
export function watchBacklog(socket: OneSocket, end: () => void): void {
  let waiting = 0;
  let isEnded = false;
  socket.conn.on('packetCreate', ({ data }: { data?: string | Buffer }) => {
    waiting += data?.length ?? 0;
    if (waiting <= BACKLOG_MAX || isEnded) return;
    isEnded = true;
    end();
  });
  socket.conn.on('flush', () => {
    waiting = 0;
  });
}
