import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';

import { errorBody } from './error-handler.ts';
import { ApiError } from './api-error.ts';

/** Node's error codes for a request that it cannot read, with their status. */
const STATUSES: Record<string, number> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 };

/**
 * For Fastify's `clientErrorHandler`. A request that is not HTTP, too slow or too long reaches no route; it gets the
 * same form of answer as any other error.
 */
export function answerClientError(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  if (!socket.writable) {
    socket.destroy(error);
    return;
  }
  const status = STATUSES[error.code ?? ''] ?? 400;
  const body = JSON.stringify(errorBody(new ApiError('bad_request')));
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\ncontent-type: application/json; charset=utf-8\r\n` +
      `content-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
    () => socket.destroy(),
  );
}
