import { Agent, request } from 'node:http';

import { type Person, bearer } from '../processes/people.ts';
import type { Outgoing } from './chat-load.ts';

/** How the server answered a message. */
export interface Answer {
  clientId: string;
  /** Undefined if the message was stored. */
  failure: string | undefined;
  /** From the moment the message was on its connection. */
  tookMs: number;
}

/**
 * Sends messages over persistent connections, as a browser does.
 * @param connections the most at a time; further messages wait for one
 */
export function messagePoster(
  url: string,
  people: readonly Person[],
  onAnswer: (answer: Answer) => void,
  connections = 256,
): (message: Omit<Outgoing, 'recipientIndex'>) => void {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const { hostname, port } = new URL(url);
  return ({ senderIndex, recipientId, clientId }) => {
    const sender = people[senderIndex];
    if (!sender) return;
    const body = JSON.stringify({ recipientId, clientId, message: 'Good morning, is the adire still there?', img: '' });
    const headers = {
      ...bearer(sender),
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
    };
    let sentAt = performance.now();
    const answer = (failure?: string) => onAnswer({ clientId, failure, tookMs: performance.now() - sentAt });
    const sending = request(
      { hostname, port, agent, method: 'POST', path: '/api/v1/messages', headers },
      (response) => {
        answer(response.statusCode === 201 ? undefined : `status ${response.statusCode}`);
        response.resume();
      },
    );
    sending.on('socket', () => {
      sentAt = performance.now();
    });
    sending.on('error', (error) => answer(error.message));
    sending.end(body);
  };
}
