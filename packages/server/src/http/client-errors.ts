import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';

import { errorBody } from './error-handler.ts';
import { Refusal } from './refusal.ts';

/** What Node says of a request that it cannot even read, and the status that belongs to it. */
const STATUSES: Record<string, number> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 };

/** For Fastify's `clientErrorHandler`: what is no HTTP, too late or too long meets no route, and is answered like any other. */
export function answerClientError(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  if (!socket.writable) {
    socket.destroy(error);
    return;
  }
  const status = STATUSES[error.code ?? ''] ?? 400;
  const body = JSON.stringify(errorBody(new Refusal('bad_request')));
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\ncontent-type: application/json; charset=utf-8\r\n` +
      `content-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
    () => socket.destroy(),
  );
}
